import { formatVersionName } from '@furrow/formats/release-name';
import type { Argument, Command, Option } from 'commander';
import { type Ledger, versionsOf } from '../domain/ledger';
import { refusals } from '../domain/refusals/refusals';
import { numberOf } from '../domain/versions';
import { listViews } from '../operations/preview';
import { readLedger } from '../store/ledger-file';
import { siteOverHttp } from '../store/site-over-http';
import type { OriginStorage } from '../store/storage';
import { appArgument, appOrVersionArgument, environmentArgument, viewArgument, versionArgument } from './arguments';
import { codeArgument } from './commands/explain-command';
import type { SiteAccess } from './site-access';
import { toOption } from './team-site';
import { appsIn, ownVersionIn, workspaceRoot } from './workspace';

/** What may stand where the cursor is, and what it means. The value `:files` stands for the names of files. */
export type Completion = { value: string; about: string };

type Word = Pick<Argument | Option, 'argChoices' | 'parseArg'>;

/** What the words before the cursor say: the command, what it is called with so far, and the option that needs a value. */
type Typed = { command: Command; given: string[]; option: Option | undefined };

/**
 * What may stand in the place of the last word. It comes from the description of commands that the help is made of, and
 * from the site where a word is read as a name in it.
 *
 * @param words what was typed behind the name of the program; the last one may be empty
 */
export async function candidatesFor(
  program: Command,
  site: SiteAccess,
  words: readonly string[],
): Promise<Completion[]> {
  const current = words.at(-1) ?? '';
  const { command, given, option } = readTyped(program, words.slice(0, -1));
  const place = given.length;
  const [, assigned] = /^(--[a-z-]+)=/.exec(current) ?? [];
  const asked = assigned === undefined ? option : optionIn(program, command, assigned);
  const found = async (): Promise<Completion[]> => {
    if (asked) return valuesOf(asked, asked.flags, program, site);
    if (current.startsWith('-')) return optionsOf(program, command);
    const argument = command.registeredArguments[place] ?? command.registeredArguments.find(({ variadic }) => variadic);
    return [
      ...(place === 0 ? subcommandsOf(command) : []),
      ...(argument ? await valuesOf(argument, `<${argument.name()}>`, program, site) : []),
    ];
  };
  const before = assigned === undefined ? '' : `${assigned}=`;
  const all = (await found()).map(({ value, about }) => ({ value: before + value, about }));
  return all.filter(({ value }) => value === ':files' || value.startsWith(current));
}

/**
 * The command that somebody typed, such as `env list`, whatever its arguments are; where there is none of that name, the
 * word in its place.
 *
 * @param words what was typed behind the name of the program
 */
export function commandIn(program: Command, words: readonly string[]): string {
  const { command, given } = readTyped(program, words);
  return command === program ? (given[0] ?? '') : nameOf(program, command);
}

/** What a command is called by, behind the name of the program. */
export function nameOf(program: Command, command: Command): string {
  return command.parent === program ? command.name() : `${command.parent?.name()} ${command.name()}`;
}

/** Finds the command and the argument that come next, and takes what names the site. */
function readTyped(program: Command, words: readonly string[]): Typed {
  const typed: Typed = { command: program, given: [], option: undefined };
  for (const word of words) {
    const { command, option } = typed;
    if (option) {
      takeSite(program, option, word);
      typed.option = undefined;
    } else if (word.startsWith('-')) {
      const [, flag = word, value] = /^(--[a-z-]+)=(.*)$/.exec(word) ?? [];
      const next = optionIn(program, command, flag);
      if (next && value !== undefined) takeSite(program, next, value);
      typed.option = next?.required && value === undefined ? next : undefined;
    } else {
      const below = command.commands.find((one) => one.name() === word);
      if (below) typed.command = below;
      else if (word !== 'help') typed.given.push(word);
    }
  }
  return typed;
}

/** Takes what was typed for an option, if that names the site. */
function takeSite(program: Command, option: Option, value: string): void {
  if (program.options.includes(option)) program.setOptionValue(option.attributeName(), value);
  // What a command is run on by its address is completed with the names of that site.
  if (option.flags === toOption().flags) program.setOptionValue('against', value);
}

const optionIn = (program: Command, command: Command, flag: string) =>
  [...command.options, ...program.options].find((option) => [option.long, option.short].includes(flag));

function optionsOf(program: Command, command: Command): Completion[] {
  const help = program.createHelp();
  const options = [...help.visibleOptions(command), ...(command === program ? [] : help.visibleOptions(program))];
  const candidates = options.map(({ long, short, description }) => ({
    value: long ?? short ?? '',
    about: description,
  }));
  return [...new Map(candidates.map((one) => [one.value, one])).values()];
}

function subcommandsOf(command: Command): Completion[] {
  const visible = command.commands.length > 0 ? command.createHelp().visibleCommands(command) : [];
  return visible.map((one) => ({ value: one.name(), about: one.description() }));
}

async function valuesOf(word: Word, flags: string, program: Command, site: SiteAccess): Promise<Completion[]> {
  if (word.argChoices) return word.argChoices.map((value) => ({ value, about: '' }));
  if (/<(?:file|place)>/.test(flags)) return [{ value: ':files', about: '' }];
  if (word.parseArg === codeArgument)
    return Object.entries(refusals).map(([value, { happened }]) => ({ value, about: happened }));
  const names = namesOf.get(word.parseArg);
  return names ? names(await siteOf(program, site)) : [];
}

type Names = (site: { storage: OriginStorage; ledger: Ledger } | undefined) => Completion[] | Promise<Completion[]>;

const apps: Names = (site) => {
  const root = workspaceRoot();
  const own = ownVersionIn(root);
  const names = [...(own ? [own.app] : appsIn(root)), ...Object.keys(site?.ledger.apps ?? {})];
  return [...new Set(names)].sort().map((value) => ({ value, about: '' }));
};

const versions: Names = (site) => {
  const known = Object.keys(site?.ledger.apps ?? {}).flatMap((app) =>
    versionsOf(site!.ledger, app).map((version) => ({
      value: formatVersionName({ app, version: numberOf(version) }),
      about: version.share > 0 ? `${version.share}% of visitors` : '',
    })),
  );
  // A live site does not name the versions that wait to be promoted, such as the one that was published from here.
  const own = ownVersionIn(workspaceRoot());
  const value = own && formatVersionName(own);
  if (value === undefined || known.some((one) => one.value === value)) return known;
  return [...known, { value, about: 'the version in package.json' }];
};

const views =
  (kind: 'preview' | 'environment'): Names =>
  async (site) => {
    // A live site does not name them.
    const listed = site ? await listViews(site.storage).catch(() => []) : [];
    return listed
      .filter((view) => view.kind === kind)
      .map(({ name, releases }) => ({
        value: name,
        about: releases.map(formatVersionName).join(', '),
      }));
  };

/** By what reads a word: which names of the site it takes. */
const namesOf = new Map<unknown, Names>([
  [appArgument, apps],
  [versionArgument, versions],
  [appOrVersionArgument, async (site) => [...(await apps(site)), ...(await versions(site))]],
  [environmentArgument, views('environment')],
  [viewArgument, views('preview')],
]);

/**
 * The site of the origin, or the one that an option or `furrow.config.json` names; undefined where there is none. A live
 * site is asked once, for its discovery document.
 */
async function siteOf(program: Command, site: SiteAccess) {
  const { against, site: address } = program.opts<{ against?: string; site?: string }>();
  const places = [
    () => site.opened(),
    ...(against === undefined && address !== undefined ? [async () => siteOverHttp(address)] : []),
  ];
  for (const open of places) {
    try {
      const storage = await open();
      const ledger = await readLedger(storage);
      if (Object.keys(ledger.apps).length > 0) return { storage, ledger };
    } catch {
      // There is no site, or nobody who answers.
    }
  }
  return undefined;
}
