import { buildFixtures } from './fixtures';

/** Builds what the specs release before any worker asks for it: two workers must not build one variant at a time. */
export default async function globalSetup(): Promise<void> {
  await buildFixtures();
}
