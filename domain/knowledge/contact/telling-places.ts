/** Places by whose names a site tells its country, where its numbers may be of several that share its language. */
import { GB_COUNTIES } from './regions.ts';

/** Names that are no town or region of another country of the language as well, as "Perth" and "Wellington" are. */
const PLACES: Record<string, Record<string, string>> = {
  en: {
    GB: `England|Scotland|Wales|Northern Ireland|London|Birmingham|Manchester|Leeds|Liverpool|Sheffield|Bristol|Cardiff|Swansea|Edinburgh|Glasgow|Aberdeen|Dundee|Belfast|Nottingham|Leicester|Coventry|Bradford|Exeter|Plymouth|Norwich|Brighton|Southampton|Portsmouth|Oxford|${GB_COUNTIES}`,
    IE: 'Dublin|Galway|Limerick|Waterford|Kilkenny|Wexford|Wicklow|Kildare|Donegal|Kerry|Cork|Tipperary',
    AU: 'Sydney|Melbourne|Brisbane|Adelaide|Canberra|Hobart|NSW|QLD|New South Wales|Queensland|Tasmania|Western Australia|South Australia',
    NZ: 'Auckland|Christchurch|Dunedin|Tauranga|Rotorua|Palmerston North|Invercargill|Queenstown|Otago|Waikato|New Zealand',
    ZA: 'Cape Town|Johannesburg|Pretoria|Durban|Stellenbosch|Bloemfontein|Port Elizabeth|Sandton|Gauteng|Western Cape|Eastern Cape|KwaZulu-Natal|South Africa',
  },
  de: {
    DE: 'Baden-Württemberg|Bayern|Brandenburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen|Sachsen-Anhalt|Schleswig-Holstein|Thüringen|Berlin|Hamburg|München|Köln|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dortmund|Essen|Bremen|Dresden|Hannover|Nürnberg|Bonn|Freiburg im Breisgau',
    AT: 'Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|Wels|St\\. Pölten|Dornbirn|Bregenz|Bludenz|Feldkirch|Niederösterreich|Oberösterreich|Steiermark|Kärnten|Tirol|Vorarlberg|Burgenland',
    CH: 'Zürich|Bern|Basel|Luzern|St\\. Gallen|Winterthur|Zug|Thun|Chur|Aargau|Thurgau|Graubünden|Schaffhausen|Solothurn|Appenzell',
  },
  es: {
    ES: 'Madrid|Barcelona|Sevilla|Bilbao|Zaragoza|Málaga|Alicante|Murcia|Galicia|Andalucía|Asturias|Cantabria|Cataluña|Navarra|Mallorca|Tenerife|Gran Canaria',
    MX: 'Ciudad de México|CDMX|Monterrey|Tijuana|Puebla|Cancún|Oaxaca|Yucatán',
    AR: 'Buenos Aires|Mendoza|Bariloche|CABA',
    CL: 'Santiago de Chile|Valparaíso|Viña del Mar|Antofagasta|Providencia',
    CO: 'Bogotá|Medellín|Cali|Barranquilla|Bucaramanga',
    PE: 'Lima|Arequipa|Cusco|Cuzco|Miraflores|Callao',
    UY: 'Montevideo|Punta del Este',
    EC: 'Quito|Guayaquil',
  },
};
/** A town or region in more text than that is spoken of, and need not be where the business is. */
const MAX_LENGTH = 80;

const patterns = new Map(
  Object.entries(PLACES).map(([language, places]) => [
    language,
    Object.entries(places).map(
      ([country, names]) => [country, new RegExp(`(?<![\\p{L}-])(?:${names})(?![\\p{L}-])`, 'u')] as const,
    ),
  ]),
);

/** The one of some countries in which the places are that short lines name. */
export function countryOfPlaces(
  texts: readonly string[],
  language: string,
  countries: readonly string[],
): string | undefined {
  const short = texts.filter((text) => text.length <= MAX_LENGTH);
  const named = (patterns.get(language) ?? []).filter(
    ([country, names]) => countries.includes(country) && short.some((text) => names.test(text)),
  );
  return named.length === 1 ? named[0]![0] : undefined;
}
