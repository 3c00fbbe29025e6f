/** Templates and platforms: short lists from code and configuration, paged like every other list. */
import { getTemplate, listPlatforms, listTemplates } from '../../contract/endpoints/catalogue.ts';
import { defaultExtraction } from '../../domain/extraction.ts';
import { findTemplate, templates } from '../../domain/templates/index.ts';
import type { Template } from '../../domain/templates/types.ts';
import { answerArray, idOf } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function catalogueRoutes({ sealer, platforms }: Services): Route[] {
  const byId = [...templates].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [
    route(listTemplates)(async (call) => ({
      body: await answerArray(sealer, listTemplates, call, {
        rows: byId,
        keyOf: idOf,
        present: presentTemplate,
      }),
    })),

    route(getTemplate)(({ params }) => {
      const template = findTemplate(params.template_id);
      return template
        ? Promise.resolve({ body: presentTemplate(template) })
        : Promise.reject(notFound('template'));
    }),

    route(listPlatforms)(async (call) => ({
      body: await answerArray(sealer, listPlatforms, call, {
        rows: platforms.configured(),
        keyOf: ({ name }) => name,
        present: ({ name, capabilities }) => ({
          platform: name,
          configured: true,
          capabilities: {
            numbers: capabilities.numbers,
            outbound_calls: capabilities.outboundCalls,
            text_conversations: capabilities.textConversations,
            languages: capabilities.languages,
          },
        }),
      }),
    })),
  ];
}

function presentTemplate(template: Template) {
  return {
    template_id: template.id,
    name: template.name,
    description: template.description,
    voice: template.voice,
    prompt_outline: template.outline,
    extraction: defaultExtraction(template),
  };
}
