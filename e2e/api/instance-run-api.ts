import { queryApi } from './api-client.ts';
import { asShown } from './cleared-runs.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The score of one player in a run or in a try at an encounter. */
export interface Score {
  readonly character: Named & { readonly career: string };
  readonly guild: Named | null;
  readonly level: number;
  readonly renownRank: number;
  readonly archetype: string;
  readonly itemRating: number;
  readonly deaths: number;
  readonly damage: number;
  readonly killDamage: number;
  readonly healing: number;
  readonly healingSelf: number;
  readonly healingOthers: number;
  readonly protection: number;
  readonly protectionSelf: number;
  readonly protectionOthers: number;
  readonly damageReceived: number;
  readonly healingReceived: number;
  readonly protectionReceived: number;
  readonly resurrectionsDone: number;
}

interface Course {
  readonly id: string;
  /** Epoch milliseconds; 0 where it is not known. */
  readonly start: number;
  readonly end: number;
  readonly completed: boolean;
  readonly scoreboardEntries: readonly Score[];
}

/** A try at an encounter. */
export interface Attempt extends Course {
  readonly encounterId: string;
  readonly encounter: Named;
}

export interface Run extends Course {
  readonly instance: Named;
  readonly encounters: readonly Attempt[];
}

const SCORE = `character { id name career } guild { id name } level renownRank archetype itemRating deaths damage
  killDamage healing healingSelf healingOthers protection protectionSelf protectionOthers damageReceived
  healingReceived protectionReceived resurrectionsDone`;

const RUN = `query ($id: ID!) { instanceRun(id: $id) {
  id start end completed instance { id name } scoreboardEntries { ${SCORE} }
  encounters { id encounterId encounter { id name } start end completed
    scoreboardEntries { archetype itemRating deaths damage healing character { id name career } } }
} }`;

const ATTEMPT = `query ($id: ID!) { instanceEncounterRun(id: $id) {
  id start end completed encounterId encounter { id name } scoreboardEntries { ${SCORE} }
} }`;

/** A run with its tries at encounters in the order of time. */
export async function runOf(id: string): Promise<Run> {
  return asShown((await queryApi<{ instanceRun: Run }>(RUN, { id })).instanceRun);
}

/** A try at an encounter with its whole scoreboard. */
export async function attemptOf(id: string): Promise<Attempt> {
  return (await queryApi<{ instanceEncounterRun: Attempt }>(ATTEMPT, { id })).instanceEncounterRun;
}
