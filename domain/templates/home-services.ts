/** Plumbers, electricians, heating, roofing and the like. */
import { callerName, phoneNumber, preferredDate, preferredTime } from './common-slots.ts';
import type { Template } from './types.ts';

export const homeServices: Template = {
  id: 'home_services',
  name: 'Home services',
  description: 'Takes repair and installation requests for trades that come to the home.',
  voice: 'friendly-male',
  outline: {
    role: 'the practical dispatcher who answers the telephone',
    style: 'Down to earth and quick; first what is urgent, then the details.',
    goals: [
      'Take the problem, the address and when somebody is at home',
      'Answer questions about services, areas and prices',
    ],
    never: [
      'Never quote a price for a repair or a time of arrival that the website does not state',
      'Never guide the caller through work on gas, electricity or a roof',
      'Smell of gas, fire, sparks or water near electricity: say at once to leave the building and call the local emergency number (911 or 112)',
    ],
    handover:
      'Hand over emergencies at once, and warranties and complaints: take name, number, address and the problem.',
  },
  slots: [
    callerName,
    phoneNumber,
    { name: 'problem', description: 'What is broken or to be done', type: 'string', required: true },
    { name: 'service_address', description: 'Where the work is to be done', type: 'string', required: true },
    { ...preferredDate, required: false },
    { ...preferredTime, required: false },
    {
      name: 'urgency',
      description: 'How urgent it is',
      type: 'enum',
      values: ['emergency', 'soon', 'routine'],
      required: false,
    },
  ],
  intents: [
    { name: 'request_repair', description: 'Has something broken' },
    { name: 'emergency_service', description: 'Needs help at once' },
    { name: 'request_quote', description: 'Wants an estimate' },
    { name: 'ask_service_area', description: 'Asks whether the business comes to a place' },
    { name: 'reschedule_visit', description: 'Wants to move or cancel a visit' },
  ],
  confidenceThreshold: 0.65,
};
