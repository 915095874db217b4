/** `pnpm packages`: packs the shared packages as a registry takes them, checks them, and says where they are. */
import { packages } from './checks/packages';
import { packPackages } from './packages/pack';
import { fail } from './workspace/process';

const { failed, details } = await packages();
if (failed > 0) fail(details);
for (const file of Object.values(await packPackages())) console.log(file);
