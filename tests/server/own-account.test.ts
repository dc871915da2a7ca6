import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '../../server/texts/messages';
import { inTurn } from './in-turn';
import { mailAbout, mailsIn, subjects, tokenIn } from './mailbox';
import { onEachServer, serveBeside } from './on-each-server';
import { field, type ServerUnderTest } from './server-under-test';

const clave = 'Mangu-7-Yaque';
const maria = { code: '10000001', cedula: '001-1000001-1', correo: 'maria.pena@ejemplo.do' };
const nuevo = 'maria.nueva@ejemplo.do';

onEachServer('the own account', {}, (server) => {
  let anonymous: string;
  let hash: string;
  beforeAll(async () => {
    const [row] = await server.db.query<{ hash: string }>(
      `SELECT clave_hash AS hash FROM cuentas WHERE codigo_afiliado = $1`,
      [maria.code],
    );
    hash = row?.hash ?? '';
  });
  beforeEach(async () => {
    server.clock.time += 60_000;
    await server.empty(
      'contadores',
      'intentos',
      'correos',
      `avisos WHERE estado <> 'anulado'`,
      'enlaces',
      'cambios_correo',
      'bitacora',
      'fichas',
    );
    await server.db.query(
      `UPDATE cuentas SET correo = $2, clave_hash = $3, estado = 'activa'
       WHERE codigo_afiliado = $1`,
      [maria.code, maria.correo, hash],
    );
    await server.db.query(`UPDATE contactos SET correo_electronico = $2 WHERE codigo_afiliado = $1`, [
      maria.code,
      maria.correo,
    ]);
    anonymous = await server.anonymous();
  });

  const recover = async (documento = maria.cedula, correo = maria.correo, tipoDocumento = 1) =>
    (
      await server.call('solicitarCambioClave', {
        token: anonymous,
        body: { identificacion: { tipoDocumento, documento, origen: 'WEB' }, correo },
      })
    ).json;
  const passwordLink = async () => {
    await recover();
    return tokenIn(await mailAbout(server, subjects.password, maria.correo));
  };
  const changePassword = (Token: string, Clave = clave) =>
    server.call('cambiarClave', { token: anonymous, query: { Token, Clave } });
  const codeWith = async (password: string) =>
    field((await server.login(maria.cedula, password)).json, 'codigoMensaje');
  const alive = async (token: string, CodigoAfiliado = maria.code) =>
    (await server.call('getAfiliado', { token, query: { CodigoAfiliado } })).status;
  const addresses = async () =>
    (
      await server.db.query(
        `SELECT c.correo, o.correo_electronico AS contacto FROM cuentas c JOIN contactos o USING (codigo_afiliado)
         WHERE codigo_afiliado = $1`,
        [maria.code],
      )
    )[0];
  /** A second after whatever was before, so that the newest mail is the one it sends. */
  const requestChange = async (Correo = nuevo, CodigoAfiliado = maria.code) => {
    server.clock.time += 1_000;
    return server.call('solicitudCambioCorreo', {
      token: await server.tokenOf(CodigoAfiliado),
      query: { CodigoAfiliado, Correo, Reverso: 'false' },
    });
  };
  const confirmLink = async (to = nuevo) => tokenIn(await mailAbout(server, subjects.confirm, to));
  const reverseLink = async (to = maria.correo) => tokenIn(await mailAbout(server, subjects.notice, to));
  const look = (call: 'estadoCambioCorreo' | 'estadoReversoCorreo', Token: string) =>
    server.call(call, { token: anonymous, query: { Token } });
  const confirm = (Token: string, CorreoElectronico = nuevo) =>
    server.call('confirmarCambioCorreo', { token: anonymous, query: { Token }, body: { CorreoElectronico } });
  const reverse = (Token: string) => server.call('reversarCambioCorreo', { token: anonymous, query: { Token } });
  const inResult = (mensaje: string, correo: string) => ({ result: { mensaje, correo } });
  /** The audit entries: event, subject, old and new value. */
  const trail = () =>
    server.db.query(
      `SELECT suceso, actor, documento_indicado AS de, valor_anterior AS antes, valor_nuevo AS ahora FROM bitacora
       ORDER BY id`,
    );
  const subjectsIn = async () => (await mailsIn(server)).map(({ asunto, para }) => [asunto, para]);

  describe('recovery', () => {
    const answer = (of: Record<string, unknown>) => ({ result: { result: of } });

    test('[API-15] [RECOV-11] changing the row changes the code: account, its state, its address', async () => {
      expect(await recover('001-9999999-9')).toEqual(
        answer({ codigoMensaje: 1008, mensaje: messages.recovery.noAccount }),
      );
      expect(await recover('001-1000021-1')).toEqual(
        answer({ codigoMensaje: 1008, mensaje: messages.recovery.noAccount }),
      );
      expect(await recover(maria.cedula, 'otra@ejemplo.do')).toEqual(
        answer({ codigoMensaje: 1006, mensaje: messages.recovery.mismatch }),
      );
      expect(await mailsIn(server)).toEqual([]);
      expect(await recover('00110000011', 'MARIA.PENA@EJEMPLO.DO')).toEqual(
        answer({
          codigoMensaje: 1007,
          mensaje: 'Estará recibiendo un correo electrónico para continuar con el cambio de contraseña.',
          correo: 'm***@e***.do',
        }),
      );
      expect(await subjectsIn()).toEqual([[subjects.password, maria.correo]]);
      await server.db.query(`UPDATE cuentas SET estado = 'porActivar' WHERE codigo_afiliado = $1`, [maria.code]);
      expect(await recover()).toEqual(answer({ codigoMensaje: 1003, mensaje: messages.login.awaitingActivation }));
    });

    describe('somebody else who guesses the address', () => {
      const owner = '198.51.100.1';
      const strict = { POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR: '2', POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR_IN_ALL: '4' };
      let server2: ServerUnderTest;
      beforeEach(async () => {
        server2 = await serveBeside(server, strict);
      });
      const ask = async (ip: string, correo = 'x@ejemplo.do', tipoDocumento = 1, documento = maria.cedula) => {
        const identificacion = { tipoDocumento, documento, origen: 'WEB' };
        const body = { identificacion, correo };
        const { status, json } = await server2.call('solicitarCambioClave', { token: anonymous, ip, body });
        return field(json, 'result', 'result', 'codigoMensaje') ?? status;
      };

      test('uses up the hour of one document, however it is written and whether it is known', async () => {
        const documents = ['001-9999999-9', '00199999999', '001-9999999-9', maria.cedula];
        const answers = await inTurn(4, (nth) => ask('203.0.113.7', undefined, 1, documents[nth]));
        expect(answers).toEqual([1008, 1008, 429, 1006]);
      });

      test('uses up their own hour, not the owner’s', async () => {
        expect(await inTurn(3, () => ask('203.0.113.7'))).toEqual([1006, 1006, 429]);
        expect(await ask('203.0.113.7', maria.correo)).toBe(429);
        expect(await ask(owner, maria.correo)).toBe(1007);
      });

      test('with many addresses gets one guess with each, and the owner is still let through', async () => {
        for (let visitor = 0; visitor < 4; visitor += 1) expect(await ask(`203.0.113.${visitor}`)).toBe(1006);
        expect([await ask('192.0.2.1'), await ask('192.0.2.1'), await ask('203.0.113.1')]).toEqual([1006, 429, 429]);
        expect(await ask(owner, maria.correo)).toBe(1007);
      });

      test('has one hour for all documents of a person', async () => {
        expect(await ask('203.0.113.7')).toBe(1006);
        expect(await ask('203.0.113.7', undefined, 2, '200000001')).toBe(1006);
        expect(await ask('203.0.113.7', undefined, 3, maria.code)).toBe(429);
      });

      test('the owner who knows the address does not count as guessing, and gets two mails an hour', async () => {
        const answers = await inTurn(4, () => {
          server.clock.time += 1_000;
          return ask(owner, maria.correo);
        });
        expect(answers).toEqual([1007, 1007, 429, 429]);
        expect(await ask(owner)).toBe(1006);
        expect((await subjectsIn()).length).toBe(2);
      });
    });

    test('[API-16] the link changes the password, clears the failures and notifies the owner', async () => {
      for (let attempt = 0; attempt < 11; attempt += 1) await codeWith('equivocada');
      expect(await codeWith('clave1234')).toBe(1017);
      const link = await passwordLink();
      const { status, json } = await changePassword(link);
      expect([status, json]).toEqual([200, { codigoMensaje: 1007, mensaje: messages.password.changed }]);
      expect(await subjectsIn()).toContainEqual([subjects.changed, maria.correo]);
      expect(await codeWith('clave1234')).toBe(1006);
      expect(await codeWith(clave)).toBe(1007);
      const entry = { actor: null, de: maria.code, antes: '', ahora: '' };
      expect(await trail()).toEqual(
        ['cambioClavePedido', 'claveCambiada', 'ingreso'].map((suceso) => ({ ...entry, suceso })),
      );
    });

    test('1020: a rejected password keeps the link valid', async () => {
      const link = await passwordLink();
      const refused = async (password: string) => (await changePassword(link, password)).json;
      expect(await refused('qwerty123')).toEqual({ codigoMensaje: 1020, mensaje: messages.password.comun });
      expect(await refused('00110000011')).toEqual({ codigoMensaje: 1020, mensaje: messages.password.propia });
      expect((await changePassword(link)).json).toMatchObject({ codigoMensaje: 1007 });
    });

    test('every session of the member ends at once, also on another server, and nobody else’s', async () => {
      const sessions = [await server.member(maria.cedula), await server.member(maria.cedula)];
      const other = await server.member('200000003', 2);
      const second = await serveBeside(server);
      const there = async () =>
        (await second.call('getAfiliado', { token: sessions[0] ?? '', query: { CodigoAfiliado: maria.code } })).status;
      expect([await there(), ...(await Promise.all(sessions.map((token) => alive(token))))]).toEqual([200, 200, 200]);
      await changePassword(await passwordLink());
      expect(await Promise.all(sessions.map((token) => alive(token)))).toEqual([401, 401]);
      expect(await alive(other, '10000003')).toBe(200);
      server.clock.time += 5_000;
      expect(await there()).toBe(401);
    });

    test('it cancels the other open links of the account, but not the reversal of the address', async () => {
      await requestChange();
      const [pending, back] = [await confirmLink(), await reverseLink()];
      await requestChange('tercera@ejemplo.do');
      await confirm(await confirmLink('tercera@ejemplo.do'), 'tercera@ejemplo.do');
      const backFromThird = await reverseLink();
      await requestChange('cuarta@ejemplo.do');
      const [fourth, backFromFourth] = [
        await confirmLink('cuarta@ejemplo.do'),
        await reverseLink('tercera@ejemplo.do'),
      ];
      await recover(maria.cedula, 'tercera@ejemplo.do');
      await changePassword(tokenIn(await mailAbout(server, subjects.password, 'tercera@ejemplo.do')));
      expect((await look('estadoCambioCorreo', pending)).status).toBe(410);
      expect((await look('estadoReversoCorreo', back)).status).toBe(410);
      expect((await look('estadoCambioCorreo', fourth)).status).toBe(410);
      expect((await look('estadoReversoCorreo', backFromFourth)).status).toBe(410);
      expect((await look('estadoReversoCorreo', backFromThird)).status).toBe(200);
    });
  });

  describe('an e-mail change', () => {
    test('[API-17] [API-18] [API-19] is requested, read, confirmed', async () => {
      expect((await requestChange()).json).toEqual({ mensaje: messages.emailChange.requested });
      expect((await subjectsIn()).toSorted()).toEqual([
        [subjects.confirm, nuevo],
        [subjects.notice, maria.correo],
      ]);
      expect(await addresses()).toEqual({ correo: maria.correo, contacto: maria.correo });
      const link = await confirmLink();
      expect((await look('estadoCambioCorreo', link)).json).toEqual(inResult('Pendiente de cambio de correo', nuevo));
      expect((await confirm(link)).json).toEqual({ mensaje: 'Cambios guardados favor de inciar sesion' });
      expect(await addresses()).toEqual({ correo: nuevo, contacto: nuevo });
      expect((await look('estadoCambioCorreo', link)).json).toEqual(
        inResult('El correo ya fue confirmado, favor de iniciar sesión', nuevo),
      );
      expect(
        await server.db.query(
          `SELECT suceso, valor_anterior AS antes, valor_nuevo AS despues FROM bitacora ORDER BY id`,
        ),
      ).toEqual([
        { suceso: 'cambioCorreoPedido', antes: 'm***@e***.do', despues: 'm***@e***.do' },
        { suceso: 'correoCambiado', antes: 'm***@e***.do', despues: 'm***@e***.do' },
      ]);
    });

    test('requires the password within the last ten minutes, so an unattended page is not enough', async () => {
      const token = await server.tokenOf(maria.code);
      const query = { CodigoAfiliado: maria.code, Correo: nuevo, Reverso: 'false' };
      const ask = async () => {
        const { status, json } = await server.call('solicitudCambioCorreo', { token, query });
        return [status, field(json, 'mensaje')];
      };
      server.clock.time += 600_000;
      expect(await ask()).toEqual([403, messages.emailChange.proveYourself]);
      expect(await mailsIn(server)).toEqual([]);
      anonymous = await server.anonymous();
      expect(await codeWith('equivocada')).toBe(1006);
      expect((await ask())[0]).toBe(403);
      expect(await codeWith('clave1234')).toBe(1007);
      expect(await ask()).toEqual([200, messages.emailChange.requested]);
    });

    test('an address that another account takes at the same moment is 422, no failure', async () => {
      await requestChange();
      const link = await confirmLink();
      // What no reading in the transaction can see: only the index knows.
      await server.db.query(
        `CREATE UNIQUE INDEX ajeno ON cuentas ((1)) WHERE correo = '${nuevo}' OR codigo_afiliado = '10000013'`,
      );
      const answer = await confirm(link);
      await server.db.query(`DROP INDEX ajeno`);
      expect([answer.status, field(answer.json, 'mensaje')]).toEqual([422, messages.emailChange.inUse]);
      expect((await confirm(link)).status).toBe(200);
    });

    test('confirming and reverting end every session of the member', async () => {
      await requestChange();
      const first = await server.member(maria.cedula);
      expect(await alive(first)).toBe(200);
      await confirm(await confirmLink());
      expect(await alive(first)).toBe(401);
      const second = await server.member(maria.cedula);
      expect(await alive(second)).toBe(200);
      await reverse(await reverseLink());
      expect(await alive(second)).toBe(401);
    });

    test('422 and no effect: the same address, somebody else’s, one taken meanwhile, one of another change', async () => {
      const refused = async (Correo: string) => {
        const { status, json } = await requestChange(Correo);
        return [status, field(json, 'mensaje')];
      };
      expect(await refused('MARIA.PENA@ejemplo.do')).toEqual([422, messages.emailChange.same]);
      expect(await refused('Carmen.Nunez@ejemplo.do')).toEqual([422, messages.emailChange.inUse]);
      expect(await mailsIn(server)).toEqual([]);
      await requestChange();
      const link = await confirmLink();
      const other = await confirm(link, 'otra@ejemplo.do');
      expect([other.status, field(other.json, 'mensaje')]).toEqual([422, messages.emailChange.otherAddress]);
      await server.db.query(`UPDATE cuentas SET correo = $1 WHERE codigo_afiliado = '10000013'`, [nuevo]);
      const taken = await confirm(link);
      expect([taken.status, field(taken.json, 'mensaje')]).toEqual([422, messages.emailChange.inUse]);
      expect(await addresses()).toEqual({ correo: maria.correo, contacto: maria.correo });
      await server.db.query(`UPDATE cuentas SET correo = 'carmen.nunez@ejemplo.do' WHERE codigo_afiliado = '10000013'`);
      expect((await confirm(link)).status).toBe(200);
    });

    test('of two accounts that request one address one confirms it', async () => {
      await requestChange();
      const mine = await confirmLink();
      await requestChange(nuevo, '10000013');
      const hers = await confirmLink();
      expect(hers).not.toBe(mine);
      const answers = await Promise.all([confirm(mine), confirm(hers)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
      await server.db.query(`UPDATE cuentas SET correo = 'carmen.nunez@ejemplo.do' WHERE codigo_afiliado = '10000013'`);
    });

    test('one member: 429 beyond the limit of an hour', async () => {
      const strict = await serveBeside(server, { POLICY_EMAIL_CHANGES_PER_HOUR: '2' });
      const token = await strict.tokenOf(maria.code);
      const answers = await inTurn(3, (nth) =>
        strict.call('solicitudCambioCorreo', {
          token,
          query: { CodigoAfiliado: maria.code, Correo: `m${nth}@ejemplo.do`, Reverso: 'true' },
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    });
  });

  describe('reverting to the old address', () => {
    test('[API-20] before confirmation: the change is cancelled', async () => {
      await requestChange();
      const [link, back] = [await confirmLink(), await reverseLink()];
      expect((await look('estadoReversoCorreo', back)).json).toEqual(
        inResult('Pendiente de cambio de correo', maria.correo),
      );
      expect((await reverse(back)).json).toEqual({ mensaje: 'Su solicitud ha sido reversada de forma satisfactoria' });
      expect((await confirm(link)).status).toBe(410);
      expect((await look('estadoCambioCorreo', link)).status).toBe(410);
      expect(await addresses()).toEqual({ correo: maria.correo, contacto: maria.correo });
      expect((await look('estadoReversoCorreo', back)).json).toEqual(
        inResult('Reverso de cambio correo', maria.correo),
      );
    });

    test('before confirmation: another contact address stays', async () => {
      await server.db.query(`UPDATE contactos SET correo_electronico = 'otra@ejemplo.do' WHERE codigo_afiliado = $1`, [
        maria.code,
      ]);
      await requestChange();
      expect((await reverse(await reverseLink())).status).toBe(200);
      expect(await addresses()).toEqual({ correo: maria.correo, contacto: 'otra@ejemplo.do' });
    });

    test('[API-20] after confirmation: the address is restored, with a link for another password', async () => {
      await requestChange();
      const back = await reverseLink();
      await confirm(await confirmLink());
      expect((await look('estadoReversoCorreo', back)).json).toEqual(
        inResult('Cambio de correo confirmado', maria.correo),
      );
      expect((await reverse(back)).status).toBe(200);
      expect(await addresses()).toEqual({ correo: maria.correo, contacto: maria.correo });
      const link = tokenIn(await mailAbout(server, subjects.reverted, maria.correo));
      expect((await changePassword(link)).json).toMatchObject({ codigoMensaje: 1007 });
    });

    test('an attacker who took over the account cannot prevent the reversal', async () => {
      await requestChange();
      const back = await reverseLink();
      await confirm(await confirmLink());
      await recover(maria.cedula, nuevo);
      await changePassword(tokenIn(await mailAbout(server, subjects.password, nuevo)));
      await requestChange('tercera@ejemplo.do');
      const later = await reverseLink(nuevo);
      await confirm(await confirmLink('tercera@ejemplo.do'), 'tercera@ejemplo.do');
      await recover(maria.cedula, 'tercera@ejemplo.do');
      const theirs = tokenIn(await mailAbout(server, subjects.password, 'tercera@ejemplo.do'));
      expect((await reverse(back)).status).toBe(200);
      expect(await addresses()).toEqual({ correo: maria.correo, contacto: maria.correo });
      expect((await reverse(later)).status).toBe(410);
      expect((await changePassword(theirs)).status).toBe(410);
    });

    describe('while it can be taken back', () => {
      const hers = maria.correo;
      const register = async (codigoAfiliado: string, to = hers) => {
        const body = { codigoAfiliado, clave, correo: to };
        return field((await server.call('registrar', { token: anonymous, body })).json, 'codigoMensaje');
      };
      let back: string;
      beforeEach(async () => {
        await server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado IN ('10000021', '10000025')`);
        await requestChange();
        back = await reverseLink();
        await confirm(await confirmLink());
      });

      test('neither a registration nor another account gets the old address', async () => {
        expect(await register('10000021')).toBe(1019);
        expect((await requestChange(hers.toUpperCase(), '10000013')).status).toBe(422);
        const thief = await server.tokenOf(maria.code);
        expect(await alive(thief)).toBe(200);
        expect((await reverse(back)).status).toBe(200);
        expect([await alive(thief), await addresses()]).toEqual([401, { correo: hers, contacto: hers }]);
      });

      test('a previous registration with it cannot be activated, and does not block the reversal', async () => {
        await server.db.query(
          `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado) VALUES ('10000021', '', $1, 'porActivar')`,
          [hers],
        );
        const activated = await server.call('activarCuenta', {
          token: anonymous,
          query: { CodigoAfiliado: '10000021' },
        });
        expect(field(activated.json, 'result', 'codigoMensaje')).toBe(1019);
        expect((await reverse(back)).status).toBe(200);
      });

      test('frees the address after the reversal link expires', async () => {
        server.clock.time += 7 * 86_400_000 + 1_000;
        anonymous = await server.anonymous();
        expect(await register('10000025')).toBe(1005);
        await server.db.query(`DELETE FROM cuentas WHERE codigo_afiliado = '10000025'`);
      });
    });

    test('where the old address belongs to somebody else all the same: 422, and every session ends', async () => {
      await requestChange();
      const back = await reverseLink();
      await confirm(await confirmLink());
      const thief = await server.tokenOf(maria.code);
      expect(await alive(thief)).toBe(200);
      await server.db.query(`UPDATE cuentas SET correo = $1 WHERE codigo_afiliado = '10000013'`, [maria.correo]);
      server.log.length = 0;
      expect((await reverse(back)).status).toBe(422);
      expect(server.log.filter(({ event }) => event === 'reversalPrevented')).toMatchObject([
        { level: 'warn', call: 'reversarCambioCorreo', whom: expect.stringMatching(/^[\w-]{12}$/) },
      ]);
      expect(await alive(thief)).toBe(401);
      expect((await trail()).at(-1)).toEqual({
        suceso: 'reversoImpedido',
        actor: null,
        de: maria.code,
        antes: '',
        ahora: '',
      });
      expect(await addresses()).toEqual({ correo: nuevo, contacto: nuevo });
      await server.db.query(`UPDATE cuentas SET correo = 'carmen.nunez@ejemplo.do' WHERE codigo_afiliado = '10000013'`);
      expect((await reverse(back)).status).toBe(200);
    });

    test('concurrent confirmation and reversal, in any order, end with one address and no failure', async () => {
      for (let round = 0; round < 6; round += 1) {
        await requestChange();
        const [link, back] = [await confirmLink(), await reverseLink()];
        const both = round % 2 === 0 ? [confirm(link), reverse(back)] : [reverse(back), confirm(link)];
        const statuses = (await Promise.all(both)).map(({ status }) => status);
        expect([statuses.includes(200), statuses.every((status) => [200, 410].includes(status))]).toEqual([true, true]);
        expect(await addresses()).toEqual({ correo: maria.correo, contacto: maria.correo });
        server.clock.time += 1_000;
      }
    });
  });
});
