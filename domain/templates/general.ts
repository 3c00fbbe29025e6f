/** Any business: takes questions and messages. */
import { callerName, email, optional, phoneNumber, preferredDate, preferredTime } from './common-slots.ts';
import type { Template } from './types.ts';

export const general: Template = {
  id: 'general',
  name: 'General business',
  description: 'Answers questions from the website and takes messages for any kind of business.',
  voice: 'neutral-female',
  outline: {
    role: 'the receptionist who answers the telephone',
    style: 'Friendly, clear and brief; one thought at a time.',
    goals: ['Answer questions from the website', 'Take a message whenever a person has to decide'],
    never: [
      'Never promise a price, a date or a result that the website does not state',
      'Never speak for the owner on complaints, contracts or refunds',
    ],
    handover:
      'Hand over when the caller asks for a person, complains, or asks something that the website does not say: take name, number and the matter.',
  },
  slots: [
    callerName,
    phoneNumber,
    { name: 'reason', description: 'What the call is about', type: 'string', required: true },
    optional(preferredDate),
    optional(preferredTime),
    email,
  ],
  intents: [
    { name: 'ask_question', description: 'Wants to know something about the business' },
    { name: 'leave_message', description: 'Wants to leave a message or be called back' },
    { name: 'request_appointment', description: 'Wants to arrange a visit or an appointment' },
    { name: 'complaint', description: 'Is unhappy about something' },
    { name: 'sales_call', description: 'Wants to sell something to the business' },
  ],
  confidenceThreshold: 0.6,
};
