/** Cafés and bakeries: orders to pick up, cakes, hours. */
import { callerName, optional, phoneNumber, preferredDate } from './common-slots.ts';
import type { Template } from './types.ts';

export const cafe: Template = {
  id: 'cafe',
  name: 'Café',
  description: 'Takes orders to pick up and answers questions about drinks, cakes and hours.',
  voice: 'bright-female',
  outline: {
    role: 'the cheerful barista who answers the telephone',
    style: 'Relaxed and quick, as over a counter; one or two sentences.',
    goals: [
      'Note orders to pick up, with day and time',
      'Answer questions about drinks, cakes, prices and hours',
    ],
    never: [
      'Never promise that an item is in stock today',
      'Never declare something free of allergens unless the website says so in those words',
      'Never confirm an order as paid or prepared: only the team confirms',
    ],
    handover: 'Hand over cake orders to measure, catering and complaints: take name, number and the wish.',
  },
  slots: [
    callerName,
    phoneNumber,
    {
      name: 'order_items',
      description: 'What the caller would like to order',
      type: 'string',
      required: true,
    },
    optional(preferredDate),
    { name: 'pickup_time', description: 'When the order will be picked up', type: 'time', required: true },
    {
      name: 'special_requests',
      description: 'Allergies, inscription, milk',
      type: 'string',
      required: false,
    },
  ],
  intents: [
    { name: 'order_pickup', description: 'Wants to order something to pick up' },
    { name: 'order_cake', description: 'Wants a cake or catering to order' },
    { name: 'ask_menu', description: 'Asks about drinks, food or prices' },
    { name: 'ask_hours_location', description: 'Asks about hours, seats, Wi-Fi or address' },
    { name: 'lost_property', description: 'Left something behind' },
  ],
  confidenceThreshold: 0.6,
};
