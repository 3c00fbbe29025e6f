/** Pages of the size and kind that small businesses have: about 30 kB with navigation, prose, a table and a price list. */

export const pageCount = 60;

const words =
  'family kitchen garden service season morning quality neighbour visit careful simple honest daily fresh'.split(
    ' ',
  );

function sentence(seed: number): string {
  const picked = Array.from({ length: 14 }, (_, i) => words[(seed * 7 + i * (seed + 3)) % words.length]);
  return `Our ${picked.join(' ')}.`;
}

export function makePage(index: number): string {
  const links = Array.from(
    { length: pageCount },
    (_, i) => `<li><a href="${i === 0 ? '/' : `/page-${i}.html`}">Page ${i}</a></li>`,
  );
  const prose = Array.from(
    { length: 60 },
    (_, i) =>
      `<section class="block"><h3>Topic ${index}.${i}</h3><p>${sentence(index * 100 + i)} ${sentence(i)} ${sentence(i + index)}</p></section>`,
  );
  const prices = Array.from(
    { length: 30 },
    (_, i) => `<tr><td>Dish ${index}-${i}</td><td class="price">$${5 + i}.50</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><title>Page ${index} – Harvest House</title><style>${'.a{color:#333}'.repeat(150)}</style></head>
<body><nav><ul>${links.join('')}</ul></nav><main><h1>Page ${index}</h1>${prose.join('\n')}<table>${prices.join('')}</table></main>
<footer><p>Harvest House, 12 Mill Road, Albany, NY 12207 · <a href="tel:+15185550132">(518) 555-0132</a> · Monday to Friday 9:00 am – 5:00 pm</p></footer></body></html>`;
}
