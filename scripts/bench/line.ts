import { createHash, X509Certificate } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Stream,
} from 'node:http2';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'selfsigned';

/** The network between a visitor and a server. */
type LineOptions = {
  /** Bytes per second from the server to the visitor, shared by all of the visitor's connections. */
  down: number;
  /** Bytes per second from the visitor to the server. */
  up: number;
  /** Milliseconds from the visitor to the server and back. */
  roundTrip: number;
  /** Milliseconds that a byte may wait in the queue of the slowest hop before the line accepts no more. */
  queue: number;
};

/** A slow phone: the figures of Lighthouse's "slow 4G". */
export const phoneLine: LineOptions = { down: 200_000, up: 90_000, roundTrip: 150, queue: 100 };

export type Line = {
  /** The address at which the site is reached over the line. */
  url: string;
  /** Bytes that have arrived at the visitor since the line was opened, including what TLS and HTTP/2 add. */
  received(): number;
  close(): Promise<void>;
};

/**
 * Resolves when nothing has arrived over the line for half a second. Playwright says once for each document that the
 * network is idle, so it cannot tell when a page that is already there has loaded something more.
 */
export async function untilQuiet(line: Line): Promise<void> {
  let before: number;
  do {
    before = line.received();
    await pause(500);
  } while (line.received() !== before);
}

/**
 * Tells the browser to accept the certificate as valid. A browser that merely ignores an invalid certificate caches
 * nothing.
 */
export type Certificate = { key: string; cert: string; fingerprint: string };

/** A certificate for localhost that is valid for one day. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/** The command-line argument that makes Chromium trust the certificate. */
export function trustArgument({ fingerprint }: Certificate): string {
  return `--ignore-certificate-errors-spki-list=${fingerprint}`;
}

/**
 * Puts a slow line, TLS and HTTP/2 in front of a server on this machine. The line slows the bytes of the connection,
 * below TLS: whatever the server sends first arrives first, and a response that still waits in the server can be
 * overtaken by one that the browser finds more urgent. The throttle of the browser's developer tools slows each
 * response on its own instead and ignores priorities.
 *
 * The server's end of a connection is a stream in this process and not a socket, because a socket would take megabytes
 * into its buffers at once, and then nothing would be left to put in order.
 *
 * @param target the address of the server, over HTTP/1.1
 */
export async function openLine(target: string, certificate: Certificate, options: LineOptions): Promise<Line> {
  const secure = createSecureServer({ key: certificate.key, cert: certificate.cert });
  const turns = new WeakMap<object, Turns>();
  secure.on('session', (session) => turns.set(session, new Turns()));
  secure.on('request', (from: Http2ServerRequest, to: Http2ServerResponse) =>
    forward(target, turns.get(from.stream.session ?? secure) ?? new Turns(), from, to),
  );
  const down = new Pipe(options.down, options);
  const up = new Pipe(options.up, options);
  const visitors = new Set<Socket>();
  const server = createServer((socket) => {
    visitors.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => visitors.delete(socket));
    connect(socket, secure, { down, up, roundTrip: options.roundTrip });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    received: () => down.passed,
    close: () =>
      new Promise((done) => {
        for (const socket of visitors) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Runs callbacks at their times and in the order in which they were given. Timers alone do not guarantee an order. */
class Schedule {
  private readonly waiting: { at: number; run: () => void }[] = [];

  /** @param at the time by the clock of `performance.now`; not earlier than that of the call before */
  add(at: number, run: () => void): void {
    if (this.waiting.push({ at, run }) === 1) this.wait();
  }

  private wait(): void {
    const [first] = this.waiting;
    if (first) setTimeout(() => this.runDue(), Math.max(0, first.at - performance.now()));
  }

  private runDue(): void {
    const now = performance.now();
    while (this.waiting[0] && this.waiting[0].at <= now + 0.5) this.waiting.shift()?.run();
    this.wait();
  }
}

/** One direction of the line. Bytes leave it one after another at its rate and arrive half a round trip later. */
class Pipe {
  passed = 0;
  /** When the line will have sent everything that it was given, by the clock of `performance.now`. */
  private free = 0;
  private readonly arrivals = new Schedule();
  private readonly vacancies = new Schedule();

  constructor(
    private readonly rate: number,
    private readonly options: Pick<LineOptions, 'roundTrip' | 'queue'>,
  ) {}

  /**
   * @param arrive called when the bytes have reached the other end
   * @param takesMore called when the queue has room again
   */
  send(bytes: number, arrive: () => void, takesMore: () => void): void {
    this.free = Math.max(performance.now(), this.free) + (bytes / this.rate) * 1000;
    this.passed += bytes;
    this.arrivals.add(this.free + this.options.roundTrip / 2, arrive);
    this.vacancies.add(this.free - this.options.queue, takesMore);
  }
}

type Way = { down: Pipe; up: Pipe; roundTrip: number };

/** Bytes in one packet. */
const packet = 1400;

/** Connects a visitor's socket with the server. The server takes a stream as its end of the connection. */
function connect(socket: Socket, server: { emit(event: 'connection', connection: Duplex): boolean }, way: Way): void {
  // The first bytes follow the TCP handshake, which takes one round trip.
  const opened = new Promise<void>((done) => setTimeout(done, way.roundTrip));
  const ofServer = new Duplex({
    writableHighWaterMark: packet,
    read() {
      socket.resume();
    },
    write(chunk: Buffer, _encoding, done) {
      sendPackets(chunk, way.down, (part) => !socket.destroyed && socket.write(part), done);
    },
    final(done) {
      setTimeout(() => socket.end(done), way.roundTrip / 2);
    },
    destroy(error, done) {
      socket.destroy();
      done(error);
    },
  });
  socket.on('data', (chunk: Buffer) => {
    socket.pause();
    void opened.then(() =>
      sendPackets(
        chunk,
        way.up,
        (part) => ofServer.push(part),
        () => socket.resume(),
      ),
    );
  });
  socket.on('end', () => ofServer.push(null));
  socket.on('error', () => ofServer.destroy());
  socket.on('close', () => ofServer.destroy());
  ofServer.on('error', () => socket.destroy());
  server.emit('connection', ofServer);
}

function sendPackets(chunk: Buffer, pipe: Pipe, arrive: (part: Buffer) => void, done: () => void): void {
  const part = chunk.subarray(0, packet);
  const rest = chunk.subarray(packet);
  pipe.send(
    part.length,
    () => arrive(part),
    () => (rest.length > 0 ? sendPackets(rest, pipe, arrive, done) : done()),
  );
}

/** HTTP/1.1 headers about the connection itself, which HTTP/2 does not allow. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'upgrade'];

function forward(target: string, turns: Turns, from: Http2ServerRequest, to: Http2ServerResponse): void {
  const turn = turns.of(String(from.headers.priority ?? ''));
  const headers = Object.entries(from.headers).filter(
    ([name]) => !name.startsWith(':') && !ofConnection.includes(name),
  );
  const inner = request(target + from.url, { method: from.method, headers: Object.fromEntries(headers) }, (answer) => {
    const sent = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name));
    if (to.stream.destroyed) return void answer.destroy();
    to.writeHead(answer.statusCode ?? 502, Object.fromEntries(sent));
    void sendByPriority(answer, to.stream, turn);
  });
  inner.on('error', () => to.stream.close());
  from.pipe(inner);
}

/**
 * How many bytes a response hands over at once. These bytes can no longer be overtaken, and Node reads no request while
 * it writes them.
 */
const slice = 2 * packet;

async function sendByPriority(answer: IncomingMessage, stream: ServerHttp2Stream, turn: Turn): Promise<void> {
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    for (let start = 0; start < chunk.length; start += slice) {
      await turn.taken();
      if (!stream.destroyed)
        await new Promise((written) => stream.write(chunk.subarray(start, start + slice), written));
      turn.passOn();
    }
  }
  stream.end();
}

type Waiting = { urgency: number; order: number; go: () => void };

/**
 * Decides which response of a connection sends next, by RFC 9218: the most urgent one, and among equals the one that
 * was requested first. Incremental responses take turns.
 */
class Turns {
  private readonly waiting: Waiting[] = [];
  private isTaken = false;
  private count = 0;

  /** @param priority the `priority` header of the request, such as `u=1, i` */
  of(priority: string): Turn {
    const urgency = Number(/\bu=(\d)/.exec(priority)?.[1] ?? 3);
    const isIncremental = /(^|[\s,])i(,|\s|$)/.test(priority);
    let order = this.count++;
    return {
      taken: () =>
        new Promise((go) => {
          this.waiting.push({ urgency, order, go });
          this.next();
        }),
      passOn: () => {
        if (isIncremental) order = this.count++;
        this.isTaken = false;
        // The response that has just sent may have its next piece ready.
        setImmediate(() => this.next());
      },
    };
  }

  private next(): void {
    if (this.isTaken) return;
    this.waiting.sort((a, b) => a.urgency - b.urgency || a.order - b.order);
    const first = this.waiting.shift();
    this.isTaken = first !== undefined;
    first?.go();
  }
}

type Turn = { taken(): Promise<void>; passOn(): void };
