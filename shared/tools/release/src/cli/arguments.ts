import { reportAddressSchema } from '@furrow/discovery/discovery.schema';
import { appNamePattern, parseVersionName, type VersionName } from '@furrow/formats/release-name';
import { isReason, longestReason } from '../domain/journal';
import { isEnvironmentName, isViewName } from '../domain/view';
import { InvalidArgumentError, Option } from 'commander';
import { compile } from 'proxy-addr';

/*
 * How the arguments of commands are parsed. An invalid value is refused with a message that says what to write instead.
 */

export const appArgument = reader('Enter the name of an app, e.g. shop.', (text) =>
  appNamePattern.test(text) ? text : undefined,
);

export const versionArgument = reader('Enter app@version, e.g. shop@1.4.0.', parseVersionName);

export const appOrVersionArgument = reader(
  'Enter an app or app@version, e.g. shop or shop@1.4.0.',
  (text): AppOrVersion | undefined => (appNamePattern.test(text) ? { app: text } : parseVersionName(text)),
);

export const percentArgument = reader('Enter a whole number from 0 to 100.', (text) =>
  /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : undefined,
);

export const countArgument = reader('Enter a whole number.', (text) =>
  /^\d{1,5}$/.test(text) ? Number(text) : undefined,
);

export const stepsArgument = reader(
  'Enter ascending whole numbers up to 100, separated by commas, e.g. 1,10,50,100.',
  (text) => {
    const steps = text.split(',').map((step) => (/^\d{1,3}$/.test(step) ? Number(step) : 0));
    const isRising = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100);
    return isRising ? steps : undefined;
  },
);

export const portArgument = reader('Enter a whole number from 0 to 65535.', (text) =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
);

export const metricsArgument = reader(
  'Enter a port, or an address of this machine with a port, e.g. 9464 or 10.0.0.5:9464.',
  (text): { hostname?: string; port: number } | undefined => {
    const [, bracketed, plain, digits] = /^(?:(?:\[([0-9a-f:]+)\]|([0-9A-Za-z.-]+)):)?(\d{1,5})$/.exec(text) ?? [];
    const hostname = bracketed ?? plain;
    if (digits === undefined || Number(digits) > 65_535) return undefined;
    return { ...(hostname !== undefined && { hostname }), port: Number(digits) };
  },
);

export const megabytesArgument = reader('Enter a whole number of megabytes, e.g. 2000.', (text) =>
  /^\d{1,9}$/.test(text) ? Number(text) * 1_000_000 : undefined,
);

export const rateArgument = reader('Enter a number from 0 to 100.', (text) =>
  /^\d{1,2}(?:\.\d+)?$|^100$/.test(text) ? Number(text) : undefined,
);

export const addressArgument = reader('Enter a path such as /_reports, a URL, or "none".', (text) =>
  text === 'none' || reportAddressSchema.safeParse(text).success ? text : undefined,
);

export const proxiesArgument = reader(
  'Enter addresses, networks such as 10.0.0.0/8, or "loopback", separated by commas.',
  (text) => {
    const proxies = text.split(',');
    try {
      compile(proxies);
      return proxies;
    } catch {
      return undefined;
    }
  },
);

export const viewArgument = reader('Write the name of a preview, e.g. pr-12--shop.', (text) =>
  isViewName(text) ? text : undefined,
);

export const environmentArgument = reader('Write the name of an environment, e.g. staging.', (text) =>
  isEnvironmentName(text) ? text : undefined,
);

export const lineArgument = reader(`Write one line of at most ${longestReason} characters.`, (text) =>
  isReason(text) ? text : undefined,
);

export const dayArgument = reader('Write a day, e.g. 2026-12-01.', (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : undefined,
);

/** For a command that may look at an environment instead of the site. */
export const environmentOption = () =>
  new Option('--env <name>', 'of an environment, such as staging').argParser(environmentArgument);

/** Why a command is run, for the journal. */
export const reasonOption = () => new Option('--reason <text>', 'the reason, for the journal').argParser(lineArgument);

export type AppOrVersion = Partial<VersionName> & { app: string };

function reader<Value>(advice: string, parse: (text: string) => Value | undefined): (text: string) => Value {
  return (text) => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(advice);
    return value;
  };
}
