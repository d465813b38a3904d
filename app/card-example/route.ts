import { listLatestKills } from '#lib/data/war/kills.ts';
import { env } from '#lib/env.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { elementMarkup } from '#lib/markup/element-markup.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** The policy of a strict site: it allows the script and its questions, and no style at all. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'self'";

/** A page as any other site could have it, with the script and links to the newest kills. */
export async function GET(): Promise<Response> {
  if (!env().CARDS) return new Response('Not found\n', { status: 404 });
  const kills = await listLatestKills(listAddress(routes.kills, {}, NO_FILTER)).catch(() => null);
  const rows = (kills?.data?.nodes ?? []).map(({ id, attackers, victim }) => {
    const people = [...attackers.slice(0, 1), victim].map(({ character }) =>
      link(routes.character(character.id), character.name),
    );
    return elementMarkup('li', {}, `${people.join(' against ')}: ${link(routes.kill(id), 'the kill')}`);
  });
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">' +
    '<title>Cards: an example</title><script src="/cards.js" async></script>';
  const body =
    '<h1>Cards: an example</h1><p>A page without styles of its own. Point at a link, or move to it with the Tab key.</p>' +
    elementMarkup('ul', {}, rows.join(''));
  return new Response(
    `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'public, max-age=60',
        'x-robots-tag': 'noindex',
      },
    },
  );
}

const link = (href: string, name: string): string => elementMarkup('a', { href }, escapeMarkup(name));
