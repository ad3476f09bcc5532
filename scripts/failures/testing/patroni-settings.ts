import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL server with its Patroni, whose REST API has `restPort`. */
export type Member = { name: string; port: number; restPort: number; data: string }

/** As docs/operating/scale.md recommends. */
const failover = {
  ttl: 20,
  loop_wait: 3,
  retry_timeout: 5,
  primary_start_timeout: 0,
  synchronous_mode: true,
}

/** The settings of a member's Patroni, which reads JSON as YAML. */
export function patroniSettings(
  { name, port, restPort, data }: Member,
  { folder, bin, password, etcdPort }: { folder: string; bin: string; password: string; etcdPort: number },
) {
  const local = '127.0.0.1'
  const account = (username: string) => ({ username, password })
  return {
    scope: 'board',
    name,
    log: { level: 'WARNING' },
    restapi: { listen: `${local}:${restPort}`, connect_address: `${local}:${restPort}` },
    etcd3: { host: `${local}:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...failover,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, shared_buffers: '32MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `${local}:${port}`,
      connect_address: `${local}:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: account('postgres'), replication: account('replicator') },
      parameters: { unix_socket_directories: folder },
      pg_hba: [`host replication replicator ${local}/32 scram-sha-256`, `host all all ${local}/32 scram-sha-256`],
    },
  }
}

/** deploy/haproxy.cfg with these ports. */
export function haproxySettings(port: number, members: readonly Member[]): string {
  const sample = readFileSync('deploy/haproxy.cfg', 'utf8')
  const servers = members.map((each) => `  server ${each.name} 127.0.0.1:${each.port} check port ${each.restPort}\n`)
  return sample.replace(/bind .*/, `bind 127.0.0.1:${port}`).replace(/( {2}server .*\n)+/, servers.join(''))
}
