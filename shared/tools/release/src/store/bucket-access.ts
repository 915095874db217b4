import { Refused } from '../domain/refused';
import type { BucketAccess } from './s3-transport';

/** A bucket, and the common prefix of all keys of the origin: empty, or with a trailing slash. */
export type BucketAddress = { bucket: string; prefix: string };

type Environment = Record<string, string | undefined>;

/** Whether an origin is in a bucket, as in `s3://bucket/prefix`. */
export function isBucketAddress(origin: string): boolean {
  return origin.startsWith('s3://');
}

/** @throws Refused when the address does not name any bucket */
export function parseBucketAddress(origin: string): BucketAddress {
  const [, bucket, path = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9/_.-]*))?$/.exec(origin) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  if (bucket === undefined || parts.includes('..') || parts.includes('.'))
    throw new Refused(
      'FUR-BUCKET-ADDRESS',
      `"${origin}" is not a bucket. Write s3://bucket or s3://bucket/prefix, in letters, digits and dashes.`,
    );
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') };
}

/**
 * Reads how to reach the bucket from the environment variables that Amazon's tools use.
 *
 * @param endpoint the address of a store that is not Amazon's, such as `https://<account>.r2.cloudflarestorage.com`
 * @throws Refused that names the missing variable
 */
export function bucketAccess(
  { bucket }: BucketAddress,
  endpoint: string | undefined,
  environment: Environment,
): BucketAccess {
  const required = (name: string, what: string) => {
    const value = environment[name];
    if (value) return value;
    throw new Refused('FUR-BUCKET-SETTING', `${name} is not set. An origin in a bucket needs ${what}.`);
  };
  const address = endpoint ?? environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  const accessKeyId = required('AWS_ACCESS_KEY_ID', 'the id of a key that may read and write it');
  const secretAccessKey = required('AWS_SECRET_ACCESS_KEY', 'the secret of that key');
  const named = environment.AWS_REGION ?? environment.AWS_DEFAULT_REGION;
  // Stores without regions accept this name.
  const region = named || (address === undefined ? required('AWS_REGION', 'its region') : 'us-east-1');
  const token = environment.AWS_SESSION_TOKEN;
  return {
    url: bucketUrl(bucket, address, region),
    region,
    accessKeyId,
    secretAccessKey,
    ...(token && { sessionToken: token }),
  };
}

function bucketUrl(bucket: string, endpoint: string | undefined, region: string): string {
  // The certificate for *.s3.region.amazonaws.com covers a single label, so a bucket name with dots goes into the path.
  if (endpoint === undefined)
    return bucket.includes('.')
      ? `https://s3.${region}.amazonaws.com/${bucket}/`
      : `https://${bucket}.s3.${region}.amazonaws.com/`;
  if (!/^https?:\/\/[^/?#]+\/?$/.test(endpoint))
    throw new Refused(
      'FUR-BUCKET-ADDRESS',
      `"${endpoint}" is not an endpoint. Write one like https://s3.example.com, without a bucket.`,
    );
  return `${endpoint.replace(/\/$/, '')}/${bucket}/`;
}
