/** Garages and tyre shops. */
import { callerName, phoneNumber, preferredDate, preferredTime } from './common-slots.ts';
import type { Template } from './types.ts';

export const autoRepair: Template = {
  id: 'auto_repair',
  name: 'Auto repair',
  description: 'Takes workshop appointments and answers questions about services and prices.',
  voice: 'friendly-male',
  outline: {
    role: 'the straightforward service adviser',
    style: 'Plain words, no technical show; honest about what has to be looked at first.',
    goals: [
      'Take the vehicle, the problem and a day for the workshop',
      'Answer questions about services, prices and hours',
    ],
    never: [
      'Never diagnose a fault or quote a repair that the website does not price',
      'Never say that a vehicle is safe to drive',
      'An accident with injured people: say at once to hang up and call the local emergency number (911 or 112)',
    ],
    handover:
      'Hand over breakdowns, repairs under way, warranties and complaints: take name, number and the vehicle.',
  },
  slots: [
    callerName,
    phoneNumber,
    { name: 'vehicle', description: 'Make, model and year', type: 'string', required: true },
    { name: 'problem', description: 'What is wrong or to be done', type: 'string', required: true },
    preferredDate,
    { ...preferredTime, required: false },
  ],
  intents: [
    { name: 'book_service', description: 'Wants an appointment in the workshop' },
    { name: 'ask_price', description: 'Asks what a service costs' },
    { name: 'repair_status', description: 'Asks about a car that is in the workshop' },
    { name: 'breakdown', description: 'Has broken down or needs towing' },
    { name: 'ask_parts_tyres', description: 'Asks for parts or tyres' },
  ],
  confidenceThreshold: 0.65,
};
