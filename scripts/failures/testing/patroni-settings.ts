import { join } from 'node:path'

/** A server of PostgreSQL with the Patroni that looks after it. */
export type Member = {
  name: string
  port: number
  /** Patroni answers here who it is. */
  restPort: number
  data: string
}

/** What docs/operating/scale.md suggests; `primary_start_timeout` 0 goes elsewhere at once when the server crashes. */
const failover = {
  ttl: 20,
  loop_wait: 3,
  retry_timeout: 5,
  primary_start_timeout: 0,
  synchronous_mode: true,
  maximum_lag_on_failover: 1_048_576,
}

/** The settings of one Patroni as JSON, which its YAML reader takes too. */
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
      authentication: { superuser: account('postgres'), replication: account('follower'), rewind: account('rewinder') },
      parameters: { unix_socket_directories: folder },
      pg_hba: [`host replication follower ${local}/32 scram-sha-256`, `host all all ${local}/32 scram-sha-256`],
    },
  }
}

/** HAProxy asks each Patroni whether its server is the primary, and leads there. */
export const haproxySettings = (port: number, members: readonly Member[]) => `global
  maxconn 400
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen board
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}\n`).join('')}`
