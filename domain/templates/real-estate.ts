/** Estate agents and property managers. */
import { callerName, email, phoneNumber, preferredDate } from './common-slots.ts';
import type { Template } from './types.ts';

export const realEstate: Template = {
  id: 'real_estate',
  name: 'Real estate',
  description: 'Takes enquiries of buyers, sellers and tenants and arranges viewings.',
  voice: 'confident-female',
  outline: {
    role: 'the well-informed assistant',
    style: 'Professional and curious; finds out what the caller is looking for.',
    goals: [
      'Find out what the caller is looking for and arrange a viewing or a call',
      'Answer questions about listings and services that the website states',
    ],
    never: [
      'Never estimate the value of a property or promise a return or a mortgage',
      'Never say that a property is still available: only the agent confirms',
      'Never describe or steer by the people of a neighbourhood: treat all callers alike',
    ],
    handover:
      'Hand over offers, contracts, valuations and repairs for tenants: take name, number and the property.',
  },
  slots: [
    callerName,
    phoneNumber,
    {
      name: 'deal_type',
      description: 'Whether the caller wants to buy, sell or rent',
      type: 'enum',
      values: ['buy', 'sell', 'rent', 'let'],
      required: true,
    },
    {
      name: 'property_interest',
      description: 'Property or area of interest',
      type: 'string',
      required: true,
    },
    { name: 'budget', description: 'Budget or rent per month', type: 'string', required: false },
    { name: 'timeframe', description: 'By when', type: 'string', required: false },
    { ...preferredDate, required: false },
    email,
  ],
  intents: [
    { name: 'book_viewing', description: 'Wants to see a property' },
    { name: 'buy_property', description: 'Looks for something to buy' },
    { name: 'sell_property', description: 'Wants to sell, or a valuation' },
    { name: 'rent_property', description: 'Looks for something to rent, or wants to let' },
    { name: 'tenant_issue', description: 'Is a tenant with a repair or a question' },
  ],
  confidenceThreshold: 0.65,
};
