/** Groups of endpoints, in the order in which the document shows them. */
export const tags = [
  {
    name: 'Authentication',
    description: 'API keys become access tokens with scopes (OAuth 2.0 client credentials).',
  },
  { name: 'Account', description: 'Sign-up, the account, its credit and what it has used.' },
  { name: 'Agents', description: 'Voice agents: built from a web address, changed, tried out, deleted.' },
  {
    name: 'Operations',
    description: 'Long work: accepted with 202, followed step by step, cancelled, tried again.',
  },
  {
    name: 'Knowledge',
    description: 'What an agent knows, with the page and the words that each fact came from.',
  },
  { name: 'Calls', description: 'Finished and running calls: transcripts, extracted fields, recordings.' },
  { name: 'Console', description: 'Sign in with email and password; the session manages API keys.' },
  { name: 'API keys', description: 'Service accounts: what programs get their tokens with.' },
  { name: 'Phone numbers', description: 'Numbers that are held, and the agents behind them.' },
  { name: 'Webhooks', description: 'Subscriptions, their deliveries, and sending again.' },
  { name: 'Events', description: 'What happens, as a stream, as a log, and as the bodies of webhooks.' },
  { name: 'Catalogue', description: 'What can be chosen from: templates and platforms.' },
  { name: 'Service', description: 'Health, and this description.' },
];
