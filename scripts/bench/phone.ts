import { launchOptions } from '@furrow/testing/browser';
import { folderFiles } from '@furrow/release/server/files';
import { startServer } from '@furrow/release/server/serve';
import { chromium, type Browser } from '@playwright/test';
import { makeCertificate, openLine, phoneLine, trustArgument, type Line } from './line';

/** A browser that reaches sites of this machine over a slow line. */
export type Phone = {
  browser: Browser;
  /** Serves the site in a folder to this browser. */
  serve(folder: string): Promise<Line>;
  /** Ends the browser and every server. */
  close(): Promise<void>;
};

/** @param executablePath the browser */
export async function openPhone(executablePath: string): Promise<Phone> {
  const certificate = await makeCertificate();
  const { args, ...options } = launchOptions(executablePath);
  const browser = await chromium.launch({ ...options, args: [...args, trustArgument(certificate)] });
  const opened: { close(): Promise<void> }[] = [];
  return {
    browser,
    async serve(folder) {
      const server = await startServer({ files: folderFiles(folder), port: 0 });
      const line = await openLine(server.url, certificate, phoneLine);
      opened.push(line, server);
      return line;
    },
    async close() {
      await browser.close();
      for (const { close } of opened) await close();
    },
  };
}
