import { optional, required, type Kind } from '../kind.ts';
import { flag, id, shortId, text, whole } from '../value-types.ts';

/** A storyline of the war journal as a whole: its entries, their activities, and the tasks of those. */
export const JOURNAL: Kind = {
  kind: 'WarJournalStoryline',
  description: 'A storyline of the war journal with its entries and their activities, in their order.',
  table: 'war_journal_storyline',
  key: ['id'],
  fields: { id: required('id', id), name: required('name', text), summary: optional('summary', text, '') },
  parts: [
    {
      table: 'war_journal_entry',
      key: ['id'],
      owner: 'storyline_id',
      path: 'entries',
      isList: true,
      fields: {
        id: required('id', id),
        name: required('name', text),
        is_rvr: optional('isRvR', flag, false),
        title: optional('title', text),
        short_title: optional('shortTitle', text),
        npc_name: optional('npcName', text),
        location_text: optional('locationText', text),
        text: optional('text', text),
        zone_id: optional('zone.id', shortId),
        area_id: optional('area.id', id),
        map_zone_id: optional('position.zone.id', shortId),
        x: optional('position.x', whole),
        y: optional('position.y', whole),
        z: optional('position.z', whole),
      },
      computed: (_row, index) => ({ position: index }),
      parts: [
        {
          table: 'war_journal_activity',
          key: ['id'],
          owner: 'entry_id',
          path: 'activities',
          isList: true,
          fields: {
            id: required('id', id),
            name: optional('name', text, ''),
            text: optional('text', text, ''),
            activity_type: required('activityType', text),
            zone_id: optional('zone.id', shortId),
          },
          computed: (_row, index) => ({ position: index }),
          parts: [
            {
              table: 'war_journal_task',
              key: ['activity_id', 'position'],
              owner: 'activity_id',
              path: 'tasks',
              isList: true,
              fields: { name: required('name', text), text: optional('text', text, '') },
              computed: (_row, index) => ({ position: index }),
            },
          ],
        },
      ],
    },
  ],
  example: {
    id: '9',
    name: 'The Raven Host',
    summary: 'How the host came south.',
    entries: [
      {
        id: '901',
        name: 'The First March',
        isRvR: true,
        text: '<p>They came by night.</p>',
        zone: { id: '106' },
        activities: [
          { id: '90101', name: 'Scout the road', activityType: 'QUEST', tasks: [{ name: 'Find the road' }] },
        ],
      },
    ],
  },
};
