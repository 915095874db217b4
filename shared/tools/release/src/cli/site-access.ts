import { parseReleasePath } from '@furrow/formats/release-name';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { By } from '../domain/journal';
import { isComposed, ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { bucketAccess, isBucketAddress, parseBucketAddress } from '../store/bucket-access';
import { readStoredLedger } from '../store/ledger-file';
import { readProof, type BucketPlace } from '../store/bucket-proof';
import { bucketStorage } from '../store/bucket-storage';
import { folderStorage } from '../store/folder-storage';
import { siteOverHttp } from '../store/site-over-http';
import { s3Client, type S3Client } from '../store/s3-client';
import { signedTransport, type Traffic } from '../store/s3-transport';
import type { OriginStorage } from '../store/storage';
import { bucketFiles, folderFiles, type ReadOriginFile } from '../server/files';
import { shortPath } from './terminal';
import { startMakesSite, workspaceRoot } from './workspace';

/** The location of the site, as given by the program's options. */
export type OriginOptions = {
  origin: string;
  endpoint?: string;
  against?: string;
  actor?: string;
  /** The address of the site in `furrow.config.json`, where nothing names its origin. */
  addressOnly?: string;
};

/** Opens the origin that a command works on. */
export type SiteAccess = {
  /**
   * Opens the origin even if it holds no site yet: the first publish creates one.
   *
   * @throws Refused when the place holds files that are not of a site, which publishing would remove, or when a site
   *   that is only read does not exist
   */
  storage(): Promise<OriginStorage>;
  /** Opens the origin, whatever it holds. */
  opened(): Promise<OriginStorage>;
  /**
   * Opens the origin of an existing site.
   *
   * @throws Refused when there is no site, so that a mistyped folder does not become one, and when the site is known by
   *   its address alone
   */
  existing(): Promise<OriginStorage>;
  /**
   * Opens an existing site for a command that changes nothing and needs nothing that a site keeps to itself: where the
   * site is known by its address alone, over HTTP.
   *
   * @param address that of the site to which the command itself would be sent
   * @throws Refused when there is no site
   */
  readable(address?: string): Promise<OriginStorage>;
  /** Who runs the command, for the journal. */
  by(reason?: string): By;
  /** The files of the origin, for a server. */
  files(): Promise<ReadOriginFile>;
  /**
   * The bucket itself, whether or not it has been examined. `bareEtags` is a finding of that check.
   *
   * @throws Refused when the origin is a folder
   */
  bucket(): { open(bareEtags?: boolean): S3Client; place: BucketPlace };
};

/** Who runs this process. In a container the user may have a number and no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    const { USER, LOGNAME, USERNAME } = process.env;
    return USER || LOGNAME || USERNAME || `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** @param options called when a command runs */
export function siteAccess(options: () => OriginOptions, onTraffic: (traffic: Traffic) => void): SiteAccess {
  const isBucket = () => options().against === undefined && isBucketAddress(options().origin);
  const named = () => options().against ?? (isBucket() ? options().origin : shortPath(options().origin));

  function bucket() {
    const { origin, endpoint } = options();
    if (!isBucket())
      throw new Refused(
        'FUR-BUCKET-IS-FOLDER',
        `${named()} is a folder, so there is nothing to check. Name a bucket: s3://…`,
      );
    const address = parseBucketAddress(origin);
    const access = bucketAccess(address, endpoint, process.env);
    const transport = signedTransport(access, { onTraffic });
    return {
      open: (bareEtags = false) => s3Client(access.url, transport, { bareEtags }),
      place: { url: access.url, prefix: address.prefix },
    };
  }

  async function examined() {
    const { open, place } = bucket();
    const proof = await readProof(open(), place);
    return { client: open(proof.bareEtags), prefix: place.prefix, proof };
  }

  /** @throws Refused when the origin is neither a folder nor a bucket */
  function folder(): string {
    const { origin } = options();
    if (origin === '')
      throw new Refused('FUR-SITE-PLACE', '--origin or FURROW_ORIGIN is empty. Set it to a place, or leave it out.');
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(origin))
      throw new Refused(
        'FUR-SITE-PLACE',
        `"${origin}" is not an origin. Name a folder, or a bucket as s3://bucket/prefix. To read a live site, use --against.`,
      );
    return origin;
  }

  async function open(against = options().against) {
    if (against !== undefined) return siteOverHttp(against, onTraffic);
    if (!isBucket()) return folderStorage(folder());
    const { client, prefix, proof } = await examined();
    return bucketStorage(client, { prefix, layout: proof.documents, conditionalDelete: proof.conditionalDelete });
  }

  async function existing() {
    const { addressOnly } = options();
    // A folder that nobody named may hold another site.
    if (addressOnly !== undefined)
      throw new Refused(
        'FUR-SITE-NONE',
        `This command needs the origin of the site, and furrow.config.json names only its address, ${addressOnly}. Name the origin with --origin, or ask the operator of the site.`,
      );
    return found();
  }

  /** @throws Refused when there is no site */
  async function found(address = options().against) {
    const opened = await open(address);
    if ((await readStoredLedger(opened)).etag !== null) return opened;
    if (address !== undefined) throw new Refused('FUR-SITE-NONE', `There is no site in ${address}.`);
    const { origin } = options();
    // A publish would make a site without a host there.
    const root = workspaceRoot();
    const isUsual = resolve(origin) === join(root, '.origin');
    const advice =
      isUsual && startMakesSite(root)
        ? '"npm start" builds every app and makes it; name another place with --origin.'
        : 'Publish an app first, or name its place with --origin.';
    throw new Refused('FUR-SITE-NONE', `There is no site in ${named()}. ${advice}`);
  }

  return {
    opened: () => open(),
    existing,
    readable: (address = options().addressOnly) => found(address),
    bucket,

    async storage() {
      if (options().against !== undefined) return existing();
      const opened = await open();
      if ((await readStoredLedger(opened)).etag !== null) return opened;
      const foreign = (await opened.list('')).find((path) => isComposed(path) || parseReleasePath(path));
      // Another command may have created the site in the meantime.
      if (foreign === undefined || (await readStoredLedger(opened)).etag !== null) return opened;
      throw new Refused(
        'FUR-SITE-FOREIGN-FILES',
        `There is no site in ${named()}, but there are files that a release would remove, such as ${foreign}. ` +
          `Name an empty place with --origin; if this was a site, restore its ${ledgerFile} first.`,
      );
    },

    by(reason) {
      const actor = options().actor ?? userName();
      return { actor, ...(reason !== undefined && { reason }) };
    },

    async files() {
      if (!isBucket()) return folderFiles(folder());
      const { client, prefix, proof } = await examined();
      return bucketFiles(client, prefix, proof.documents);
    },
  };
}
