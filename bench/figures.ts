/** Figures of the benchmark: what was measured, beside which baseline, against which target. */

export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | '/s' | 'MB' | '%' | '';
  /** What the value is to stay below or reach; absent for figures that only inform. */
  target?: { at: 'most' | 'least'; value: number };
  met?: boolean;
}

/** A figure with its verdict. */
export function figure(name: string, value: number, unit: Figure['unit'], target?: Figure['target']): Figure {
  const precision = unit === '' ? 1000 : 10;
  const rounded = Math.round(value * precision) / precision;
  if (!target) return { name, value: rounded, unit };
  return {
    name,
    value: rounded,
    unit,
    target,
    met: target.at === 'most' ? value <= target.value : value >= target.value,
  };
}

/** The p-th percentile (0–100) by the nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function printTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, target, met }) => [
    name,
    `${value} ${unit}`,
    target ? `${target.at === 'most' ? '≤' : '≥'} ${target.value} ${unit}` : '',
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ]);
  const table = [['figure', 'measured', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
