/** From an invitation to an account. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountSchema, emailSchema, passwordSchema } from '../schemas/accounts.ts';

export const signUp = endpoint({
  id: 'signUp',
  method: 'POST',
  path: '/v2/signup',
  tag: 'Account',
  summary: 'Make an account from an invitation',
  description:
    'The invitation is for one email address and one account, which begins with 50 USD of credit. Sending the same request again answers with the same account, so that a lost answer can be asked for again. Then sign in by `POST /v2/session` and make an API key.',
  scope: 'none',
  limit: 'token',
  body: z
    .strictObject({
      invitation_code: z
        .string()
        .regex(/^inv_[0-7][0-9a-hjkmnp-tv-z]{25}$/, 'must be a code of the form inv_…')
        .meta({ example: 'inv_01h455vb4pex5vsknk084sn02q' }),
      email: emailSchema.describe('The address that was invited'),
      password: passwordSchema,
    })
    .meta({ id: 'SignUp' }),
  success: { status: 201, schema: accountSchema, description: 'The account' },
  errors: ['CONFLICT'],
});
