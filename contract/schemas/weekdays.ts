/** The days of a week in their order. Apart from the schemas, as the kinds of facts are. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];
