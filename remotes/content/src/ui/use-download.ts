import { useNotify } from '@furrow/remote/services';

/** Downloads are simulated: a toast announces the download, and nothing is fetched. */
export function useDownload(): (title: string) => void {
  const notify = useNotify();
  return (title) => notify({ title: 'Download Started', description: `Downloading ${title}` });
}
