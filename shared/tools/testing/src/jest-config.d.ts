import type { Config } from 'jest';

/** The settings of jest for a remote: its `jest.config.js` exports them. */
declare const config: Config & { projects: Exclude<NonNullable<Config['projects']>[number], string>[] };
export default config;
