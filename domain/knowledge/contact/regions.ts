/** States, provinces and counties that stand in addresses, country by country. */
export const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR';
export const US_STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';
/** States as people write them: "Ga.", "N.Y.", "Calif.". */
export const US_WRITTEN = `${US_STATES.split('|')
  .map(([first, second]) => `${first!}\\.?[${second!}${second!.toLowerCase()}]\\.?`)
  .join(
    '|',
  )}|${US_STATE_NAMES}|(?:Ala|Ariz|Ark|Calif|Cal|Colo|Conn|Del|Fla|Ill|Ind|Kan|Mass|Mich|Minn|Miss|Mont|Neb|Nev|Okla|Ore|Penn|Penna|Tenn|Tex|Wash|Wisc|Wis|Wyo)\\.?`;
export const AU_STATES =
  'NSW|VIC|QLD|SA|WA|TAS|ACT|NT|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania';
/** Brazil's by their letters and by name, but for those that are called as their capitals. */
export const BR_STATES =
  'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO|Acre|Alagoas|Amap[aá]|Amazonas|Bahia|Cear[aá]|Distrito Federal|Esp[ií]rito Santo|Goi[aá]s|Maranh[aã]o|Mato Grosso(?: do Sul)?|Minas Gerais|Par[aá]|Para[ií]ba|Paran[aá]|Pernambuco|Piau[ií]|Rio Grande do (?:Norte|Sul)|Rond[oô]nia|Roraima|Santa Catarina|Sergipe|Tocantins';
export const IE_COUNTIES =
  'Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow';
export const GB_COUNTIES =
  'Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|Essex|Gloucestershire|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|Leicestershire|Lincolnshire|Middlesex|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Warwickshire|Wiltshire|Worcestershire|(?:North|South|West|East) (?:Yorkshire|Sussex|Midlands)|Fife|Gwynedd|Powys|Clwyd|Dyfed|Gwent|Anglesey|Ceredigion|Carmarthenshire|Conwy|Denbighshire|Flintshire|Merionethshire|Monmouthshire|Montgomeryshire|Pembrokeshire|Radnorshire|(?:(?:South|Mid|West|Vale of) )?Glamorgan|Aberdeenshire|Angus|Argyll(?: and Bute)?|(?:North |South |East )?Ayrshire|Banffshire|Berwickshire|Caithness|Clackmannanshire|Dumfriesshire|Dumfries and Galloway|(?:East |West )?Dunbartonshire|(?:East |West |Mid)[Ll]othian|Inverness-shire|Kinross-shire|Kirkcudbrightshire|(?:North |South )?Lanarkshire|Morayshire|Moray|Nairnshire|Orkney|Peeblesshire|Perthshire|(?:East )?Renfrewshire|Roxburghshire|Scottish Borders|Selkirkshire|Shetland|Stirlingshire|Sutherland|Wigtownshire|Huntingdonshire|Isle of Wight|Merseyside|Rutland|Tyne (?:and|&) Wear|Cleveland|Humberside|Westmorland|Yorkshire|East Riding(?: of Yorkshire)?|Greater (?:Manchester|London)|(?:[NSEW]\\. ?|North |South |East |West )Yorks|[EW]\\. ?Sussex|Sussex|(?:Co\\.?|County) (?:Antrim|Armagh|Down|Durham|Fermanagh|Londonderry|Derry|Tyrone)|Avon|Glos|Gloucs|Hants|Middx|Shrops|Derbys|Northumb|Cambs|Bucks|Beds|Berks|Herts|Lancs|Leics|Lincs|Northants|Notts|Oxon|Salop|Staffs|Warks|Wilts|Worcs';
const MX_STATES =
  'Ags|B\\.? ?C\\.? ?S|B\\.? ?C|Camp|Chih|Chis|Coah|Col|CDMX|D\\.? ?F|Dgo|Edo\\.? de M[eé]x|Edo\\.? M[eé]x|Gro|Gto|Hgo|Jal|Mich|Mor|Nay|N\\.? ?L|Oax|Pue|Qro|Q\\.? ?Roo|S\\.? ?L\\.? ?P|Sin|Son|Tab|Tamps|Tlax|Ver|Yuc|Zac';
const TOWN_REGIONS: [string, RegExp][] = [
  ['GB', new RegExp(`^(?<city>\\p{L}.{2,30}?),? (?<region>${GB_COUNTIES})$`, 'u')],
  ['MX', new RegExp(`^(?<city>\\p{L}.{2,30}?),? (?<region>(?:${MX_STATES})\\.?)$`, 'u')],
];

/** "Hunstanton Norfolk", "Ensenada B.C.": a town and its region without a mark between, and whose they are. */
export function splitRegion(
  town: string,
  countries: readonly string[],
): { city: string; region: string; country: string } | undefined {
  for (const [country, pattern] of TOWN_REGIONS) {
    // Mexican codes have five digits, as Spanish ones.
    if (!countries.includes(country) && !(country === 'MX' && countries.includes('ES'))) continue;
    const found = pattern.exec(town)?.groups;
    if (found) return { city: found['city']!, region: found['region']!, country };
  }
  return undefined;
}

const IN_STATES =
  'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Chandigarh|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Orissa|Puducherry|Punjab|Rajasthan|Sikkim|Tamil ?Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal';
const ZA_PROVINCES =
  'Western Cape|Eastern Cape|Northern Cape|Gauteng|KwaZulu[- ]Natal|KZN|Free State|Limpopo|Mpumalanga|North West';
const CA_PROVINCES =
  'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Québec|Quebec|Saskatchewan|Prince Edward Island';
const MX_STATE_NAMES =
  'Aguascalientes|Baja California(?: Sur)?|Campeche|Chiapas|Chihuahua|Coahuila|Colima|Durango|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoac[aá]n|Morelos|Nayarit|Nuevo Le[oó]n|Oaxaca|Puebla|Quer[eé]taro|Quintana Roo|San Luis Potos[ií]|Sinaloa|Sonora|Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucat[aá]n|Zacatecas|Estado de M[eé]xico';

const REGION = new RegExp(
  `^(?:${IN_STATES}|${ZA_PROVINCES}|${CA_PROVINCES}|${MX_STATE_NAMES}|${BR_STATES}|${US_STATES}|${US_STATE_NAMES}|${AU_STATES}|${IE_COUNTIES}|${GB_COUNTIES}|(?:${MX_STATES})\\.?)$`,
  'u',
);

const IT_PROVINCES =
  /^(?:AG|AL|AN|AO|AP|AQ|AR|AT|AV|BA|BG|BI|BL|BN|BO|BR|BS|BT|BZ|CA|CB|CE|CH|CL|CN|CO|CR|CS|CT|CZ|EN|FC|FE|FG|FI|FM|FR|GE|GO|GR|IM|IS|KR|LC|LE|LI|LO|LT|LU|MB|MC|ME|MI|MN|MO|MS|MT|NA|NO|NU|OR|PA|PC|PD|PE|PG|PI|PN|PO|PR|PT|PU|PV|PZ|RA|RC|RE|RG|RI|RM|RN|RO|SA|SI|SO|SP|SR|SS|SU|SV|TA|TE|TN|TO|TP|TR|TS|TV|UD|VA|VB|VC|VE|VI|VR|VT|VV)$/;

/** Whether the letters behind a town are of one of Italy's provinces: "39042 Brixen (BZ)". */
export const isItalianProvince = (region: string): boolean => IT_PROVINCES.test(region);

/** Whether a text is a state or county that stands in addresses. */
export function regionNamed(text: string): boolean {
  return REGION.test(text);
}
