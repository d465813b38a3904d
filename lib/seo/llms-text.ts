import type { ExportGroup } from '#lib/exports/page-exports.ts';
import { formatsOf } from '#lib/exports/format-facts.ts';
import { withEnding } from '#lib/url/export-address.ts';
import { routes } from '#lib/url/routes.ts';

import { SITE_NAME } from './metadata.ts';

/**
 * The llms.txt of the site, in Markdown: every kind of page with its data, for language models.
 * @param siteUrl the origin that visitors use
 * @param ways that the site offers besides
 */
export function llmsText(
  groups: readonly ExportGroup[],
  siteUrl: string,
  ways: { readonly live: boolean; readonly assistants: boolean },
): string {
  const link = (label: string, path: string) => `[${label}](${siteUrl}${path})`;
  return [
    `# ${SITE_NAME}`,
    '',
    '> Statistics of a war game of two realms, Order and Destruction: kills, battles, players, guilds, items, quests and dungeons. Read only.',
    '',
    'Each kind of page below is followed by its formats. `{id}` stands for the number of a record, which the lists name.',
    ...groups.flatMap(({ title, kinds }) => [
      '',
      `## ${title}`,
      '',
      ...kinds.map((kind) => {
        const { address } = kind;
        const page = address.includes('{')
          ? `${kind.title}: \`${siteUrl}${address}\``
          : link(kind.title, address);
        return `- ${page}: ${formatsOf(kind)
          .map((format) => `\`${withEnding(address, format)}\``)
          .join(', ')}`;
      }),
    ]),
    '',
    '## More',
    '',
    `- ${link('How everything is counted', routes.about)}`,
    `- ${link('Ways to the data for programs, and pages for other sites', routes.developers)}`,
    ...(ways.live ? [`- What happens, as server-sent events: \`${siteUrl}/live\``] : []),
    ...(ways.assistants ? [`- Model Context Protocol: \`${siteUrl}${routes.mcp}\``] : []),
    `- ${link('Whole months as NDJSON, CSV and Parquet', routes.data)}`,
    `- ${link('Formats, their columns and fields', routes.formats)}`,
    `- ${link('The same as OpenAPI', '/openapi.json')}`,
    `- ${link('Sitemaps', '/sitemap.xml')}`,
    '',
  ].join('\n');
}
