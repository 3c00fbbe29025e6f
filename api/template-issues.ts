/** Templates that requests name: known here, or what to say. */
import type { ErrorDetail } from '../contract/errors.ts';
import { findTemplate, templates } from '../domain/templates/index.ts';

/** @param templateId whatever stands there; what is no text is the schema's to refuse */
export function templateIssues(templateId: unknown, path: string): ErrorDetail[] {
  if (typeof templateId !== 'string' || findTemplate(templateId.trim())) return [];
  return [{ path, message: `is unknown; one of: ${templates.map(({ id }) => id).join(', ')}` }];
}
