import { parseReleasePath } from '@furrow/formats/release-name';
import { userInfo } from 'node:os';
import type { By } from '../domain/journal';
import { isComposed, ledgerFile } from '../domain/paths';
import { Refused } from '../domain/refused';
import { bucketAccess, isBucketAddress, parseBucketAddress } from '../store/bucket-access';
import { readPointer } from '../store/ledger-file';
import { readProof, type BucketPlace } from '../store/bucket-proof';
import { bucketStorage } from '../store/bucket-storage';
import { folderStorage } from '../store/folder-storage';
import { siteOverHttp } from '../store/site-over-http';
import { s3Client, type S3Client } from '../store/s3-client';
import { signedTransport, type Traffic } from '../store/s3-transport';
import type { OriginStorage } from '../store/storage';
import { bucketFiles, folderFiles, type ReadOriginFile } from '../server/files';
import { shortPath } from './terminal';

/** Where the site is, as the options of the program say it. */
export type OriginOptions = { origin: string; endpoint?: string; against?: string; actor?: string };

/** The origin that a command works on. */
export type SiteAccess = {
  /**
   * The origin, whether it holds a site or not: the first publish makes one.
   *
   * @throws Refused when it would remove files of somebody else from the place, or when a site that is only read is none
   */
  storage(): Promise<OriginStorage>;
  /** The origin, whatever is in it. */
  opened(): Promise<OriginStorage>;
  /**
   * The origin of a site.
   *
   * @throws Refused when there is none, so that a mistyped folder does not become one
   */
  existing(): Promise<OriginStorage>;
  /** Who runs the command, as the journal names them. */
  by(reason?: string): By;
  /** The files of the origin, as a server reads them. */
  files(): Promise<ReadOriginFile>;
  /**
   * The bucket itself, whether it has been examined or not; `bareEtags` as its proof says.
   *
   * @throws Refused when the origin is a folder
   */
  bucket(): { open(bareEtags?: boolean): S3Client; place: BucketPlace };
};

/** @param options are asked for when a command runs */
export function siteAccess(options: () => OriginOptions, onTraffic: (traffic: Traffic) => void): SiteAccess {
  const isBucket = () => options().against === undefined && isBucketAddress(options().origin);
  const named = () => options().against ?? (isBucket() ? options().origin : shortPath(options().origin));

  function bucket() {
    const { origin, endpoint } = options();
    if (!isBucket()) throw new Refused(`${named()} is a folder, which needs no examination. Name a bucket: s3://…`);
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
      throw new Refused('The origin has no name. Give --origin or FURROW_ORIGIN a place, or leave them out.');
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(origin))
      throw new Refused(
        `"${origin}" is no origin. Name a folder, or a bucket as s3://bucket/prefix; a live site is read with --against.`,
      );
    return origin;
  }

  async function open() {
    const { against } = options();
    if (against !== undefined) return siteOverHttp(against, onTraffic);
    if (!isBucket()) return folderStorage(folder());
    const { client, prefix, proof } = await examined();
    return bucketStorage(client, { prefix, layout: proof.documents, conditionalDelete: proof.conditionalDelete });
  }

  async function existing() {
    const opened = await open();
    if ((await readPointer(opened)).etag !== null) return opened;
    throw new Refused(`There is no site in ${named()}. Publish an app first, or name its place with --origin.`);
  }

  return {
    opened: open,
    existing,
    bucket,

    async storage() {
      if (options().against !== undefined) return existing();
      const opened = await open();
      if ((await readPointer(opened)).etag !== null) return opened;
      const foreign = (await opened.list('')).find((path) => isComposed(path) || parseReleasePath(path));
      // Another command may have made the site meanwhile.
      if (foreign === undefined || (await readPointer(opened)).etag !== null) return opened;
      throw new Refused(
        `There is no site in ${named()}, but there are files that a release would remove, such as ${foreign}. ` +
          `Name an empty place with --origin; if it was a site, bring its ${ledgerFile} back first.`,
      );
    },

    by(reason) {
      const actor = options().actor ?? userInfo().username;
      return { actor, ...(reason !== undefined && { reason }) };
    },

    async files() {
      if (!isBucket()) return folderFiles(folder());
      const { client, prefix, proof } = await examined();
      return bucketFiles(client, prefix, proof.documents);
    },
  };
}
