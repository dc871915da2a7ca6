import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '../../domain/contract';
import { field } from '../../tests/server/server-under-test';
import { members } from './portal-load';
import { unendingForms } from './unending-forms';
import { untoldOutages } from './untold-outages';
import type { WatchedPortal } from './watched-portal';

export interface Outage {
  title: string;
  alert: string;
  /** Alerts that the same cause raises by its nature, with the reason. */
  beside?: Readonly<Record<string, string>>;
  /** Returns the function that ends the outage. */
  plant(portal: WatchedPortal): Promise<() => Promise<void>>;
}

const slow = { SlowReads: 'reads wait for it' };
/** They come in as fast as one machine sends to itself. */
const ofMemory = { ...slow, EventLoopBlocked: 'two gigabytes come in within seconds' };
const waits = { ...slow, ServerErrors: 'after five seconds a statement is cancelled: 503' };

/** Repeats until the outage ends. */
const repeat = (work: () => Promise<unknown>) => {
  let isOver = false;
  const running = (async () => {
    while (!isOver) await work().catch(() => pause(50));
  })();
  return async () => {
    isOver = true;
    await running;
  };
};

/** Nobody else reads or writes the table for so long. */
const lockFor = async (client: Awaited<ReturnType<WatchedPortal['connect']>>, table: string, heldMs: number) => {
  await client.query(`BEGIN; LOCK TABLE ${table}`);
  await pause(heldMs);
  await client.query('COMMIT');
  await pause(200);
};

/** A transaction that somebody forgot, while so many reads at once need the table. */
const forgottenTransaction =
  (table: string, call: CallName, code: string): Outage['plant'] =>
  async ({ connect: open, calls, tokens }) => {
    const holder = await open();
    await holder.query(`BEGIN; LOCK TABLE ${table}`);
    const reads = Array.from({ length: 40 }, (_, at) => {
      const { code: own = '' } = members[at % members.length] ?? {};
      const token = tokens[at % tokens.length] ?? '';
      return repeat(() => calls.call(call, { token, query: { [code]: own } }));
    });
    return async () => {
      await holder.query('ROLLBACK');
      await holder.end();
      await Promise.all(reads.map((stop) => stop()));
    };
  };

/** Of each visitor and document only one attempt counts at a time: the others are rejected before a password is hashed. */
const manyLogIns =
  (documentOf: (at: number) => string): Outage['plant'] =>
  async ({ calls }) => {
    const visitor = await calls.anonymous();
    let sent = 0;
    const clients = Array.from({ length: 56 }, (_, at) =>
      repeat(() => {
        sent += 1;
        const identificacion = { tipoDocumento: 1, documento: documentOf(sent) };
        const body = { identificacion, clave: 'no-es-esta' };
        return calls.call('login', { token: visitor, body, ip: `203.0.113.${at + 1}` });
      }),
    );
    return async () => {
      await Promise.all(clients.map((stop) => stop()));
    };
  };

/** A machine that gives the process no time: stopped for so long, then running for so long. */
const pulses =
  (stoppedMs: number, runningMs: number): Outage['plant'] =>
  async ({ signal }) =>
    repeat(async () => {
      signal('SIGSTOP');
      await pause(stoppedMs);
      signal('SIGCONT');
      await pause(runningMs);
    });

/** A mail waits, and a quarter of an hour passes. */
const lateMail = async ({ run }: WatchedPortal) => {
  await run(
    `INSERT INTO correos (id, codigo_afiliado, plantilla, para, creado, siguiente)
     VALUES ('simulacro-' || clock_timestamp(), '10000001', 'claveCambiada', 'a@ejemplo.do', now() - interval '16 minutes', now())`,
  );
};
const sendNow = async ({ run }: WatchedPortal) => {
  await run(`UPDATE correos SET siguiente = now() WHERE estado = 'pendiente'`);
};

/** Answers of the gateway that need a person's review. */
const paymentThatWaits =
  (answer: 'parcial' | 'cambiar'): Outage['plant'] =>
  async ({ run, calls, tokens }) => {
    const at = members.findIndex(({ code }) => code === '10000034');
    const [code, token] = ['10000034', tokens[at] ?? ''];
    const { rows } = await run(
      `SELECT numero, monto::int / 100.0 AS pesos FROM facturas f WHERE codigo_afiliado = '${code}' AND pagada IS NULL
         AND NOT EXISTS (SELECT 1 FROM ordenes_pago o WHERE o.factura = f.numero) ORDER BY numero LIMIT 1`,
    );
    const [number, amount] = [String(field(rows, 0, 'numero')), Number(field(rows, 0, 'pesos'))];
    const query = { NumeroFactura: number, Monto: String(amount), CodigoAfiliado: code };
    const { json: order } = await calls.call('ordenCompraGenerar', { token, query });
    const id = String(field(order, 'idOrdenFactura'));
    const { json: made } = await calls.call('generarSession', {
      token,
      query: { codigoAfiliado: code, isMobile: 'false', IdOrdenFactura: id },
      body: { ordenId: field(order, 'numeroOrden'), transactionId: number, amount },
    });
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, method: 'POST' };
    await calls.request(`/demo/pasarela/sesion/${field(made, 'result', 'session')}`, {
      ...form,
      body: `respuesta=${answer}`,
    });
    const { rows: orders } = await run(`SELECT retorno FROM ordenes_pago WHERE id = '${id}'`);
    await calls.request(`/pagos/retorno/${field(orders, 0, 'retorno')}`, { ...form, body: '' });
    return async () => {
      await run(`UPDATE ordenes_pago SET estado = 'rechazada', resuelta = now() WHERE id = '${id}'`);
    };
  };

export const outages: readonly Outage[] = [
  {
    title: 'The server is killed',
    alert: 'ServerDown',
    plant: async (portal) => {
      await portal.kill();
      return portal.restart;
    },
  },
  {
    title: 'The server hangs (SIGSTOP)',
    alert: 'ServerDown',
    beside: { EventLoopBlocked: 'the first figures after it are of the time that it hung' },
    plant: async ({ signal }) => {
      signal('SIGSTOP');
      return async () => signal('SIGCONT');
    },
  },
  {
    title: 'PostgreSQL stops',
    alert: 'DatabaseDown',
    plant: async ({ cluster, reconnect }) => {
      await cluster.stop();
      return async () => {
        await cluster.start();
        await reconnect();
      };
    },
  },
  {
    title: 'PostgreSQL refuses connections',
    alert: 'DatabaseDown',
    plant: async ({ connect: open, reconnect }) => {
      const elsewhere = await open('template1');
      await elsewhere.query('ALTER DATABASE postgres ALLOW_CONNECTIONS false');
      await elsewhere.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'`);
      return async () => {
        await elsewhere.query('ALTER DATABASE postgres ALLOW_CONNECTIONS true');
        await elsewhere.end();
        await reconnect();
      };
    },
  },
  {
    title: 'A column has another name',
    alert: 'ServerErrors',
    plant: async ({ run }) => {
      await run('ALTER TABLE facturas RENAME COLUMN monto TO monto_viejo');
      return async () => {
        await run('ALTER TABLE facturas RENAME COLUMN monto_viejo TO monto');
      };
    },
  },
  {
    title: 'A table is gone',
    alert: 'ServerErrors',
    plant: async ({ run }) => {
      await run('ALTER TABLE contactos RENAME TO contactos_viejos');
      return async () => {
        await run('ALTER TABLE contactos_viejos RENAME TO contactos');
      };
    },
  },
  {
    title: 'A report locks the invoices for 2.5 s at a time',
    alert: 'SlowReads',
    plant: async ({ connect: open }) => {
      const client = await open();
      const stop = repeat(() => lockFor(client, 'facturas', 2_500));
      return async () => {
        await stop();
        await client.end();
      };
    },
  },
  {
    title: 'Each read of invoices takes 1.5 s',
    alert: 'SlowReads',
    plant: async ({ run }) => {
      await run(`ALTER TABLE facturas RENAME TO facturas_lentas;
        CREATE VIEW facturas AS SELECT f.* FROM (SELECT pg_sleep(1.5)) AS s, facturas_lentas f`);
      return async () => {
        await run('DROP VIEW facturas; ALTER TABLE facturas_lentas RENAME TO facturas');
      };
    },
  },
  {
    title: '56 visitors at once guess passwords of members',
    alert: 'PasswordQueue',
    plant: manyLogIns((at) => members[at % members.length]?.document ?? ''),
  },
  {
    title: '56 visitors at once try documents that nobody has',
    alert: 'PasswordQueue',
    plant: manyLogIns((at) => `001-8${String(at % 1_000_000).padStart(6, '0')}-1`),
  },
  {
    title: 'A forgotten transaction holds the invoices',
    alert: 'ConnectionsExhausted',
    beside: waits,
    plant: forgottenTransaction('facturas', 'facturasPendientesPago', 'CodigoAfiliado'),
  },
  {
    title: 'A forgotten transaction holds the contact data',
    alert: 'ConnectionsExhausted',
    beside: waits,
    plant: forgottenTransaction('contactos', 'datoscontactos', 'codigoAfiliado'),
  },
  {
    title: 'The machine stops the process for 1 s of every 2',
    alert: 'EventLoopBlocked',
    plant: pulses(1_000, 1_000),
  },
  {
    title: 'The machine stops the process for 3 s of every 5',
    alert: 'EventLoopBlocked',
    beside: slow,
    plant: pulses(3_000, 2_000),
  },
  {
    title: '48 reimbursements of 42 MB under way, the limit of memory set too high',
    alert: 'MemoryHigh',
    beside: ofMemory,
    plant: unendingForms('solicitudReembolso', {}),
  },
  {
    title: '48 preauthorizations of 42 MB under way, the limit of memory set too high',
    alert: 'MemoryHigh',
    beside: ofMemory,
    plant: unendingForms('solicitudPreAutorizacion', {}),
  },
  {
    title: 'The mail server rejects every mail (451)',
    alert: 'MailDelayed',
    plant: async (portal) => {
      portal.mail.behaviour.sender = '451 luego';
      await lateMail(portal);
      return async () => {
        portal.mail.behaviour.sender = '250 bien';
        await sendNow(portal);
      };
    },
  },
  {
    title: 'The mail server cuts the line',
    alert: 'MailDelayed',
    plant: async (portal) => {
      portal.mail.behaviour.cut = true;
      await lateMail(portal);
      return async () => {
        portal.mail.behaviour.cut = false;
        await sendNow(portal);
      };
    },
  },
  {
    title: 'The gateway charges half',
    alert: 'PaymentsInReview',
    plant: paymentThatWaits('parcial'),
  },
  {
    title: 'An invoice changes while it is paid',
    alert: 'PaymentsInReview',
    plant: paymentThatWaits('cambiar'),
  },
  ...untoldOutages,
];
