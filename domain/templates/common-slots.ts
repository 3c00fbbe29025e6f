/** Slots that several verticals ask for in the same way. */
import type { SlotDefinition } from './types.ts';

export const callerName: SlotDefinition = {
  name: 'caller_name',
  description: "The caller's name",
  type: 'string',
  required: true,
};

export const phoneNumber: SlotDefinition = {
  name: 'phone_number',
  description: 'The number where the caller can be reached',
  type: 'phone',
  required: true,
};

export const email: SlotDefinition = {
  name: 'email',
  description: "The caller's e-mail address",
  type: 'email',
  required: false,
};

export const preferredDate: SlotDefinition = {
  name: 'preferred_date',
  description: 'The day that suits the caller',
  type: 'date',
  required: true,
};

export const preferredTime: SlotDefinition = {
  name: 'preferred_time',
  description: 'The time of day that suits the caller',
  type: 'time',
  required: true,
};

export const isNew: SlotDefinition = {
  name: 'is_new',
  description: 'Whether this is the first visit',
  type: 'boolean',
  required: false,
};

export const optional = (slot: SlotDefinition): SlotDefinition => ({ ...slot, required: false });
