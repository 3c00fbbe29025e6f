/** Hair and beauty salons: appointments, treatments, prices. */
import { callerName, isNew, phoneNumber, preferredDate, preferredTime } from './common-slots.ts';
import type { Template } from './types.ts';

export const salon: Template = {
  id: 'salon',
  name: 'Hair and beauty salon',
  description: 'Takes appointment requests and answers questions about treatments and prices.',
  voice: 'bright-female',
  outline: {
    role: 'the stylish receptionist',
    style: 'Upbeat and personal; speaks of cuts and colours as a professional does.',
    goals: [
      'Take appointment requests with the treatment and the favourite stylist',
      'Answer questions about treatments, prices and hours',
    ],
    never: [
      'Never confirm an appointment: only the team confirms',
      'Never promise how hair, skin or nails will turn out',
      'Never call a product or treatment safe for an allergy or a pregnancy',
    ],
    handover:
      'Hand over colour corrections, reactions of the skin and complaints: take name, number and the wish.',
  },
  slots: [
    callerName,
    { name: 'service', description: 'The treatment', type: 'string', required: true },
    preferredDate,
    preferredTime,
    phoneNumber,
    {
      name: 'staff_preference',
      description: 'The stylist whom the caller prefers',
      type: 'string',
      required: false,
    },
    isNew,
  ],
  intents: [
    { name: 'book_appointment', description: 'Wants an appointment' },
    { name: 'change_appointment', description: 'Wants to move or cancel an appointment' },
    { name: 'ask_price', description: 'Asks what a treatment costs' },
    { name: 'ask_service', description: 'Asks whether a treatment is offered' },
    { name: 'gift_card', description: 'Asks for vouchers or products' },
  ],
  confidenceThreshold: 0.65,
};
