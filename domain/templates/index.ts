/** All industry verticals; `general` is always among them. */
import { autoRepair } from './auto-repair.ts';
import { cafe } from './cafe.ts';
import { cleaning } from './cleaning.ts';
import { dental } from './dental.ts';
import { fitness } from './fitness.ts';
import { general } from './general.ts';
import { homeServices } from './home-services.ts';
import { hotel } from './hotel.ts';
import { legal } from './legal.ts';
import { medical } from './medical.ts';
import { realEstate } from './real-estate.ts';
import { restaurant } from './restaurant.ts';
import { salon } from './salon.ts';
import type { Template } from './types.ts';
import { vet } from './vet.ts';

export const templates: readonly Template[] = [
  general,
  restaurant,
  cafe,
  dental,
  medical,
  salon,
  fitness,
  legal,
  homeServices,
  autoRepair,
  hotel,
  vet,
  realEstate,
  cleaning,
];

/** The template with this `template_id`, or undefined. */
export const findTemplate = (id: string): Template | undefined =>
  templates.find((template) => template.id === id);
