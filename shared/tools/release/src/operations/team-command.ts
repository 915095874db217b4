import { type Quota, usualQuota } from '../check/room';
import { allowedTeam } from '../domain/permission';
import { type Reason, Refused } from '../domain/refused';
import type { Teams } from '../domain/signature';
import type { ReceivedCommand, TeamCommand } from '../domain/team-command';
import { liveName } from '../domain/view';
import type { Reconciled } from '../compose/apply/reconcile';
import { candidateOf } from '../store/candidate';
import type { OriginStorage } from '../store/storage';
import { promoteIn, siteIn } from './environment';
import { type ListedPreviews, listPreviews, listViews, preview, type Previewed } from './preview';
import { promote, rollback, type RolledBack } from './promote';
import { publish, type PublishResult } from './publish';
import { removeView } from './remove-view';
import { siteChecks } from './site-checks';
import { statusAndDamage } from './status';

/** What each command returns. */
export type Results = {
  publish: PublishResult;
  preview: Previewed;
  'remove-preview': { removed: string };
  'list-previews': ListedPreviews;
  promote: Reconciled;
  rollback: Reconciled & RolledBack;
  status: Awaited<ReturnType<typeof statusAndDamage>> & {
    /** Why a release cannot be stored now; for those who are about to build one. */
    storesNothing?: Reason;
  };
};

/** What the server that runs team commands says of itself. */
export type CommandServer = {
  /** In bytes, how much each team may have stored. */
  quota?: number | undefined;
  /** Where it shows previews, such as `http://*.preview.localhost:3000`. */
  previews?: string | undefined;
};

/**
 * Runs a command that a team sent over HTTP, with the same functions as the command line on the machine of the origin.
 *
 * @param teams the teams whose key has signed the request
 * @param report called with each step
 * @throws Refused when the app belongs to another team, or when the command itself refuses
 */
export async function runTeamCommand(
  storage: OriginStorage,
  { command, files, request }: ReceivedCommand,
  teams: Teams,
  report: (step: string) => void,
  { quota = usualQuota, previews }: CommandServer = {},
): Promise<Results[TeamCommand['command']]> {
  switch (command.command) {
    case 'status':
      return {
        ...(await statusAndDamage(command.env === undefined ? storage : await siteIn(storage, command.env))),
        ...(await storesNothing(storage)),
      };
    case 'list-previews':
      return listPreviews(storage, previews);
    case 'publish': {
      const candidate = candidateOf(files, 'the upload');
      const { signature, commit, promote: live = false, allowDrop = false } = command;
      const by = byTeam(teams, candidate.release.app, live ? liveName : undefined, 100);
      const published = { publishedAt: new Date().toISOString(), commit };
      const checks = await siteChecks(storage, report);
      const room = { team: by.team, apps: teams[by.team]?.apps ?? [], bytes: quota };
      return publish({
        ...{ storage, candidate, signature, published, promote: live },
        ...{ allowDrop, checks, quota: room, report, by },
      });
    }
    case 'preview': {
      const candidate = candidateOf(files, 'the upload');
      const { signature, commit, view, days, note, allowDrop = false } = command;
      const by = byTeam(teams, candidate.release.app);
      const room = { team: by.team, apps: teams[by.team]?.apps ?? [], bytes: quota };
      await expectFewPreviews(storage, room, view);
      return preview({
        ...{ storage, candidate, signature, view, allowDrop, quota: room, report, by },
        ...(days !== undefined && { days }),
        ...(note !== undefined && { note }),
        ...(previews !== undefined && { served: previews }),
        published: { publishedAt: new Date().toISOString(), commit },
        checks: await siteChecks(storage, report),
      });
    }
    case 'remove-preview': {
      const { view } = command;
      const shown = (await listViews(storage)).find(({ name }) => name === view)?.releases ?? [];
      const [by] = shown.map(({ app }) => byTeam(teams, app));
      await removeView(storage, view, by);
      return { removed: view };
    }
    case 'promote': {
      const { app, version, traffic, allowDrop = false, reason, env, from } = command;
      const who = byTeam(teams, app, env ?? liveName, traffic);
      const by = { ...who, ...(reason !== undefined && { reason }), ...(request && { request }) };
      const wanted = { storage, app, version, allowDrop, by };
      if (env === undefined) return promote({ ...wanted, traffic, ...(from !== undefined && { from }) });
      if (traffic === 100 && from === undefined) return promoteIn({ ...wanted, name: env });
      throw new Refused(
        'FUR-ENV-TRAFFIC',
        'An environment shows a release to everybody, and takes it from no other environment.',
      );
    }
    case 'rollback': {
      const { app, version, reason } = command;
      const by = { ...byTeam(teams, app, liveName), reason, ...(request && { request }) };
      return rollback({ storage, app, ...(version !== undefined && { version }), by });
    }
  }
}

async function storesNothing(storage: OriginStorage): Promise<{ storesNothing?: Reason }> {
  try {
    await storage.expectRoom?.();
    return {};
  } catch (error) {
    const [storesNothing] = error instanceof Refused ? error.reasons : [];
    return storesNothing ? { storesNothing } : {};
  }
}

/** How many previews may show releases of one team. Each keeps the files of its releases. */
const mostPreviews = 20;

/** @throws Refused when a team has as many previews as it may have */
async function expectFewPreviews(storage: OriginStorage, { team, apps }: Quota, view: string): Promise<void> {
  const others = (await listPreviews(storage)).previews.filter(({ name }) => name !== view);
  const own = others.filter(({ releases }) => releases.some(({ app }) => apps.includes(app)));
  if (own.length < mostPreviews) return;
  throw new Refused(
    'FUR-PREVIEW-TOO-MANY',
    `${team} has ${own.length} previews, and a team may have ${mostPreviews}. Remove one that is done with: preview --remove ${own[0]?.name ?? ''}`,
  );
}

/** The team that may do this with the app, for the journal: its signature proves who it is. */
function byTeam(...asked: Parameters<typeof allowedTeam>): { actor: string; team: string } {
  const team = allowedTeam(...asked);
  return { actor: team, team };
}
