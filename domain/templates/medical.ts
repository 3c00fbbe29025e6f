/** Doctors' practices and clinics: appointments, prescriptions, emergencies. */
import { callerName, isNew, phoneNumber, preferredDate, preferredTime } from './common-slots.ts';
import type { Template } from './types.ts';

export const medical: Template = {
  id: 'medical',
  name: 'Medical practice',
  description:
    'Takes appointment and prescription requests for a practice or clinic; gives no medical advice.',
  voice: 'calm-female',
  outline: {
    role: 'the attentive receptionist',
    style: 'Calm, discreet and clear; asks only for what the practice needs.',
    goals: [
      'Recognise emergencies first',
      'Take requests for appointments and repeat prescriptions',
      'Answer questions about hours, services and how to come',
    ],
    never: [
      'Never give medical advice, a diagnosis, a dose or a reading of a result',
      'Never say whether somebody is a patient here, and never pass on what others said',
      'Chest pain, trouble breathing, signs of a stroke, heavy bleeding, thoughts of suicide: say at once to hang up and call the local emergency number (911 or 112)',
    ],
    handover:
      'Hand over symptoms, test results, prescriptions and everything urgent: take name, date of birth, number and the matter.',
  },
  slots: [
    callerName,
    { name: 'date_of_birth', description: "The patient's date of birth", type: 'date', required: true },
    phoneNumber,
    { name: 'reason', description: 'Why the patient would like to come', type: 'string', required: true },
    preferredDate,
    { ...preferredTime, required: false },
    isNew,
    { name: 'insurance', description: "The patient's insurance", type: 'string', required: false },
  ],
  intents: [
    { name: 'book_appointment', description: 'Wants an appointment' },
    { name: 'medical_emergency', description: 'Describes an emergency' },
    { name: 'change_appointment', description: 'Wants to move or cancel an appointment' },
    { name: 'prescription', description: 'Needs a repeat prescription or a referral' },
    { name: 'test_results', description: 'Asks for results' },
    { name: 'ask_insurance', description: 'Asks whether an insurance is accepted' },
  ],
  confidenceThreshold: 0.75,
};
