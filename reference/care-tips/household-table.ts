import { careTips } from './catalog.ts';
import { rankTips } from './rank-tips.ts';
import { sampleHouseholds } from './sample-households.ts';

const tableStart = '<!-- table: written by reference/care-tips/make-docs.ts -->';
const tableEnd = '<!-- end of table -->';

function householdTable(): string {
  const rows = sampleHouseholds.map(({ who, ...household }) => {
    const tips = rankTips(careTips, household, { limit: 5 });
    const lines = tips.map(({ tip, because }, index) => `${index + 1}. ${tip.title}. *${because}*`);
    return `| ${who} | ${lines.join('<br>')} |`;
  });
  return ['| household | first five tips |', '|---|---|', ...rows].join('\n');
}

/** Returns the page with its table regenerated. */
export function withTable(page: string): string {
  const [before = '', rest = ''] = page.split(tableStart);
  const [, after = ''] = rest.split(tableEnd);
  return `${before}${tableStart}\n\n${householdTable()}\n\n${tableEnd}${after}`;
}
