/** Says in the answers of an endpoint that it will go: Deprecation (RFC 9745), Sunset (RFC 8594), where to read more. */
import type { Endpoint } from '../../contract/endpoint.ts';

/** Headers for the answers of an endpoint; none for one that stays. */
export function deprecationHeaders({ deprecation }: Pick<Endpoint, 'deprecation'>): Record<string, string> {
  if (!deprecation) return {};
  const { since, sunset, href } = deprecation;
  return {
    Deprecation: `@${Math.floor(Date.parse(since) / 1000)}`,
    ...(sunset === undefined ? {} : { Sunset: new Date(sunset).toUTCString() }),
    ...(href === undefined ? {} : { Link: `<${href}>; rel="deprecation"; type="text/html"` }),
  };
}
