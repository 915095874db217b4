import { launchOptions } from '@furrow/testing/browser';
import { folderFiles, type ReadOriginFile } from '@furrow/release/server/files';
import { startServer } from '@furrow/release/server/serve';
import { chromium, type Browser } from '@playwright/test';
import { makeCertificate, openLine, phoneLine, trustArgument, type Line } from './line';

/** A browser that reaches sites of this machine over a slow line. */
export type Phone = {
  browser: Browser;
  /** Serves the site in a folder to this browser; a function says at each request which folder that is. */
  serve(folder: string | (() => string)): Promise<Line>;
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
      const server = await startServer({
        files: typeof folder === 'string' ? folderFiles(folder) : filesOf(folder),
        port: 0,
      });
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

/** The files of the folder that the function names at each request. */
function filesOf(folder: () => string): ReadOriginFile {
  const known = new Map<string, ReadOriginFile>();
  return (name) => {
    const files = known.get(folder()) ?? folderFiles(folder());
    known.set(folder(), files);
    return files(name);
  };
}
