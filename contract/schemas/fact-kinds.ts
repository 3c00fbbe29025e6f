/** The kinds of statements that a site makes. Apart from the schemas: the threads that parse pages need no validation. */
export const factKinds = [
  'name',
  'phone',
  'email',
  'address',
  'hours',
  'service',
  'faq',
  'policy',
  'other',
] as const;
