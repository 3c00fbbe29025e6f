/** Gyms and studios: memberships, classes, trials. */
import { callerName, email, phoneNumber, preferredDate, preferredTime } from './common-slots.ts';
import type { Template } from './types.ts';

export const fitness: Template = {
  id: 'fitness',
  name: 'Gym or studio',
  description: 'Answers questions about memberships and classes and arranges trial visits.',
  voice: 'energetic-male',
  outline: {
    role: 'the motivating front-desk coach',
    style: 'Energetic and encouraging, never pushy; no jargon with beginners.',
    goals: [
      'Arrange trial visits and tours',
      'Answer questions about classes, memberships, prices and hours',
    ],
    never: [
      'Never give medical or dietary advice, or call an exercise safe for an injury or a pregnancy',
      'Never accept or change a cancellation of a membership: note it for the team',
      'Never promise results or special offers that the website does not state',
    ],
    handover:
      'Hand over contracts, cancellations, injuries and complaints: take name, number and the matter.',
  },
  slots: [
    callerName,
    phoneNumber,
    {
      name: 'membership_interest',
      description: 'The class or membership of interest',
      type: 'string',
      required: true,
    },
    preferredDate,
    { ...preferredTime, required: false },
    {
      name: 'fitness_goal',
      description: 'What the caller would like to reach',
      type: 'string',
      required: false,
    },
    email,
  ],
  intents: [
    { name: 'book_trial', description: 'Wants a trial session or a tour' },
    { name: 'ask_membership', description: 'Asks about memberships and prices' },
    { name: 'ask_class_schedule', description: 'Asks about classes and their times' },
    { name: 'cancel_membership', description: 'Wants to end or pause a membership' },
    { name: 'personal_training', description: 'Asks for a personal trainer' },
  ],
  confidenceThreshold: 0.6,
};
