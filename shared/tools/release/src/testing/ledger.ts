import type { Discovery } from '@furrow/discovery/discovery';
import { parseVersionName } from '@furrow/formats/release-name';
import { findVersion, folderOf } from '../domain/versions';
import { toJson } from '../domain/json';
import { type Ledger, viewOf } from '../domain/ledger';
import { ledgerFile } from '../domain/paths';
import { readLedger } from '../store/ledger-file';
import type { OriginStorage } from '../store/storage';

/** What the ledger of the origin says, in the form of a discovery document. */
export async function readView(storage: OriginStorage): Promise<Discovery> {
  return viewOf(await readLedger(storage));
}

/** The folder of a published version such as `shop@1.0.0`, relative to the origin. */
export async function folderIn(storage: OriginStorage, name: string): Promise<string> {
  const { app = '', version = '' } = parseVersionName(name) ?? {};
  return folderOf(findVersion(await readLedger(storage), app, version).facts);
}

/** Writes each `shop@1.0.0/` in a text as the folder of that version. */
export async function withFolders(storage: OriginStorage, text: string): Promise<string> {
  let written = text;
  for (const [name = '', version = ''] of text.matchAll(/([a-z]+@\d+\.\d+\.\d+)\//g))
    written = written.replace(name, `${await folderIn(storage, version)}/`);
  return written;
}

/** Changes the ledger as somebody does who can write to the origin and uses no command. */
export async function changeByHand(storage: OriginStorage, change: (ledger: Ledger) => Ledger): Promise<void> {
  await storage.write(ledgerFile, toJson(change(await readLedger(storage))));
}
