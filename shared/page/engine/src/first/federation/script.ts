import { requestTimeout } from '@furrow/contract/request-timeout';
import { LoadError, noAnswer, notAsReleased } from '../../common/load-error';

/**
 * Loads and runs a script within the time limit. With `integrity`, the browser runs it only if its bytes have that
 * hash.
 *
 * @throws LoadError when the script does not load
 */
export function runScript(url: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    const settle = (error?: LoadError) => {
      clearTimeout(timer);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => settle(new LoadError('entry', noAnswer)), requestTimeout);
    script.onload = () => settle();
    script.onerror = () => settle(new LoadError('entry', notAsReleased));
    document.head.append(script);
  });
}
