import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Neighbour = { url: string; pid: number; end: () => Promise<void> }

/** Starts a minimal Fastify server in a separate process. */
export async function startHello(): Promise<Neighbour> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/bench/hello.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  const port = /PORT (\d+)/.exec(chunk.toString())?.[1]
  return { url: `http://127.0.0.1:${port}/`, pid: pidOf(child), end: () => endOf(child) }
}

const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Starts nginx with one worker, serving one folder; returns null if it is not installed. */
export async function startNginx(folder: string, port: number): Promise<Neighbour | null> {
  const binary = NGINX.find((path) => existsSync(path))
  if (binary === undefined) return null
  const home = mkdtempSync(join(tmpdir(), 'gelegrid-nginx-'))
  // The worker does not run as root, and needs access to the folder.
  chmodSync(home, 0o755)
  writeFileSync(join(home, 'nginx.conf'), configuration({ home, folder, port }))
  const child = spawn(binary, ['-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilItListens(port)
  const end = async () => {
    await endOf(child)
    rmSync(home, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}/`, pid: pidOf(child), end }
}

function configuration({ home, folder, port }: { home: string; folder: string; port: number }) {
  return `
user root;
worker_processes 1;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events { worker_connections 512; }
http {
  types { text/html html; }
  default_type text/html;
  charset utf-8;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  access_log off;
  client_body_temp_path ${home}; proxy_temp_path ${home}; fastcgi_temp_path ${home};
  uwsgi_temp_path ${home}; scgi_temp_path ${home};
  open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${folder}; index index.html; }
}
`
}

function pidOf({ pid }: ReturnType<typeof spawn>) {
  if (pid === undefined) throw new Error('The process did not start.')
  return pid
}

async function endOf(child: ReturnType<typeof spawn>) {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

async function untilItListens(port: number) {
  for (let time = 0; time < 100; time++) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      })
      socket.on('error', () => resolve(false))
    })
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start.')
}
