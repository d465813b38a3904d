import { optional, required, type Kind } from '../kind.ts';
import { count, iconUrl, id, shortId, text, whole } from '../value-types.ts';

/** The places of the war and its weapons: records that kills and runs refer to. */
export const PLACE_KINDS: readonly Kind[] = [
  {
    kind: 'Zone',
    description: 'A zone with its parts. Kills are on its heatmap where the corners of its map are known.',
    table: 'zone',
    key: ['id'],
    fields: {
      id: required('id', shortId),
      name: required('name', text),
      nw_corner_x: optional('mapSetup.nwCornerX', whole),
      nw_corner_y: optional('mapSetup.nwCornerY', whole),
      se_corner_x: optional('mapSetup.seCornerX', whole),
      se_corner_y: optional('mapSetup.seCornerY', whole),
    },
    initial: { kind: 'other', tier: 0 },
    parts: [
      {
        table: 'zone_area',
        key: ['id'],
        owner: 'zone_id',
        path: 'areas',
        isList: true,
        fields: { id: required('id', id), name: optional('name', text) },
      },
    ],
    example: {
      id: '106',
      name: 'Nordland',
      mapSetup: { nwCornerX: 0, nwCornerY: 0, seCornerX: 65_535, seCornerY: 65_535 },
      areas: [{ id: '10601', name: 'New Emskrank' }],
    },
  },
  {
    kind: 'Scenario',
    description: 'A battle of two sides, as a kind; its runs are ScenarioRecords.',
    table: 'scenario',
    key: ['id'],
    fields: {
      id: required('id', id),
      name: required('name', text),
      zone_id: required('zone.id', shortId),
    },
    example: { id: '2000', name: 'Nordenwatch', zone: { id: '130' } },
  },
  {
    kind: 'Ability',
    description: 'What damage is dealt with.',
    table: 'ability',
    key: ['id'],
    fields: {
      id: required('id', id),
      name: optional('name', text),
      description: optional('description', text),
      icon_number: required('iconUrl', iconUrl),
      cast_time: optional('castTime', count, 0),
      cooldown: optional('cooldown', count, 0),
    },
    example: {
      id: '8316',
      name: 'Ravage',
      description: null,
      iconUrl: '/icon/5131',
      castTime: 0,
      cooldown: 5000,
    },
  },
];
