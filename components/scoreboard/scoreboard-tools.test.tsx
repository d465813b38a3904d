import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ScoreboardTools } from './scoreboard-tools.tsx';

const called = (id: string, name: string, career: string) => ({ character: { id, name, career } });

it('offers namesakes by their careers', () => {
  const players = [
    called('1', 'Ulf', 'ENGINEER'),
    called('2', 'Ulf', 'SLAYER'),
    called('3', 'Ada', 'ZEALOT'),
  ];
  const html = renderToStaticMarkup(
    <ScoreboardTools list={listAddress(routes.scenario('a'), {})} players={players} standing={null} />,
  );
  const labels = [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label);
  expect(labels).toEqual(['Nobody', 'Ada', 'Ulf (Engineer)', 'Ulf (Slayer)']);
});
