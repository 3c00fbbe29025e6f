/** The one answer for what does not exist and for what belongs to somebody else. */
import { ApiError } from '../contract/errors.ts';

export function notFound(noun: string): ApiError {
  return new ApiError('NOT_FOUND', `There is no such ${noun} in this account.`);
}
