import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityHeaders } from '@furrow/release/compose/site/settings';
import { releaseCaching } from '@furrow/release/domain/delivery';
import { terraformProgram } from '../machine/terraform';

/** deploy/terraform says what docs/releasing.md says. Without providers, Terraform parses it and evaluates expressions. */

const folder = join(import.meta.dirname, '../../deploy/terraform');
const read = (name: string) => readFileSync(join(folder, name, 'main.tf'), 'utf8');
const site = { url: 'https://furrow.example', images: [], connect: [], reportTo: undefined, unhashedScripts: false };
const headers = securityHeaders(site as unknown as Parameters<typeof securityHeaders>[0], []);
const terraform = terraformProgram;

/** The blocks of a kind, by the names after it. */
const declared = (text: string, kind: string) =>
  new Set(
    [...text.matchAll(new RegExp(`^${kind} ("[^{]*") \\{`, 'gm'))].map(([, names = '']) =>
      names.replaceAll(/"/g, '').replace(' ', '.'),
    ),
  );

describe.each(['cloudfront', 'r2'])('%s', (name) => {
  const text = read(name);

  it('refers to what it declares, and uses each variable', () => {
    const resources = declared(text, 'resource');
    const referred = [...text.matchAll(/\b((?:aws|cloudflare)_\w+\.\w+)[.[]/g)].map(([, address = '']) => address);
    expect(referred.length).toBeGreaterThan(0);
    expect(referred.filter((address) => !resources.has(address))).toEqual([]);
    const used = new Set([...text.matchAll(/\bvar\.(\w+)/g)].map(([, variable]) => variable));
    expect(used).toEqual(declared(text, 'variable'));
  });

  it('gives files of releases to pages of other origins, and documents a header for https', () => {
    expect(text).toContain('"Cross-Origin-Resource-Policy" = "cross-origin"');
    expect(text).toMatch(/Strict-Transport-Security|strict_transport_security/);
    // What browsers keep is said by the objects themselves, for a year at most.
    expect(releaseCaching).toContain('max-age=31536000');
  });
});

if (terraform) {
  const evaluate = (name: string, values: Record<string, string>, expression: string) => {
    const work = mkdtempSync(join(tmpdir(), 'furrow-terraform-'));
    try {
      cpSync(join(folder, name), work, { recursive: true });
      // Resources need a provider; variables and what is made of them do not.
      const blocks = read(name).match(/^(?:variable|locals)\b[^]*?^\}/gm) ?? [];
      writeFileSync(join(work, 'main.tf'), blocks.join('\n'));
      writeFileSync(join(work, 'headers.json'), JSON.stringify(headers));
      writeFileSync(join(work, 'terraform.tfvars.json'), JSON.stringify({ ...values, headers_file: 'headers.json' }));
      const input = `jsonencode(${expression})\n`;
      const said = execFileSync(terraform, ['console'], {
        cwd: work,
        input,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'ignore'],
      });
      return JSON.parse(JSON.parse(said) as string) as unknown;
    } finally {
      rmSync(work, { recursive: true });
    }
  };
  const cloudfront = { bucket: 'furrow-site', domain: 'furrow.example', certificate_arn: 'arn:aws:acm:x' };
  const r2 = { bucket: 'furrow-site', domain: 'furrow.example', account_id: 'a', zone_id: 'z' };

  it('is parsed by Terraform, and in its form', () => {
    const said = execFileSync(terraform, ['fmt', '-check', '-recursive', '-list=true', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(said).toBe('');
  });

  it('names in Terraform what the documents name: each header of documents, once', () => {
    const [custom, fields] = evaluate('cloudfront', cloudfront, '[keys(local.custom), local.fields]') as [
      string[],
      string[],
    ];
    expect([...custom, ...fields].sort()).toEqual(Object.keys(headers).sort());
    // CloudFront takes ten headers by their names.
    expect(custom.length + 1).toBeLessThanOrEqual(10);
    expect(evaluate('r2', r2, 'local.headers')).toMatchObject(headers);
  });

  it('makes the roles of a team and of operators, which are valid policies', () => {
    const role = 'jsondecode(templatefile("publish-role.json", { bucket = var.bucket, app = "shop" }))';
    expect(evaluate('cloudfront', cloudfront, role)).toMatchObject({ Version: '2012-10-17' });
    const operator = 'jsondecode(templatefile("operator-role.json", { bucket = var.bucket }))';
    expect(evaluate('cloudfront', cloudfront, operator)).toMatchObject({
      Statement: expect.arrayContaining([
        { Effect: 'Deny', Action: ['s3:DeleteObject'], Resource: 'arn:aws:s3:::furrow-site/.furrow/journal/*' },
      ]),
    });
    const reader = 'jsondecode(templatefile("bucket-policy.json", { bucket = var.bucket, distribution = "arn" }))';
    expect(evaluate('cloudfront', cloudfront, reader)).toMatchObject({
      Statement: expect.arrayContaining([
        expect.objectContaining({ Effect: 'Deny', Resource: 'arn:aws:s3:::furrow-site/.furrow/*' }),
      ]),
    });
  });
}
