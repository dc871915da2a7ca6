// biome-ignore lint/style/noRestrictedImports: this page stands alone, outside the portal's layers.
import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
// biome-ignore lint/style/noRestrictedImports: the same.
import { useMachine } from '@xstate/react';
import { button, dialog, field, form, input, notice, page, scrim } from './LoginPage.css';
import { loginMachine } from './login-machine';

export const LoginPage = () => {
  const [state, send] = useMachine(loginMachine);
  const busy = state.matches('autenticando');
  return (
    <main className={page}>
      <h1>Le damos la bienvenida</h1>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'ENVIAR' });
        }}
      >
        {state.matches({ editando: 'incompleto' }) && (
          <p className={notice} role="alert">
            Complete su documento y su contraseña.
          </p>
        )}
        {state.matches({ editando: 'fallo' }) && (
          <p className={notice} role="alert">
            No se pudo iniciar la sesión.
          </p>
        )}
        <label className={field}>
          Número
          <input
            className={input}
            inputMode="numeric"
            autoComplete="username"
            readOnly={busy}
            value={state.context.documento}
            onChange={(event) => send({ type: 'ESCRIBIR_DOCUMENTO', texto: event.target.value })}
          />
        </label>
        <label className={field}>
          Contraseña
          <input
            className={input}
            type="password"
            autoComplete="current-password"
            readOnly={busy}
            value={state.context.clave}
            onChange={(event) => send({ type: 'ESCRIBIR_CLAVE', texto: event.target.value })}
          />
        </label>
        <button className={button} type="submit" disabled={busy}>
          Iniciar sesión
        </button>
      </form>
      <Root open={state.matches('informando')} onOpenChange={(open) => open || send({ type: 'CERRAR' })}>
        <Portal>
          <Overlay className={scrim} />
          <Content className={dialog} aria-describedby={undefined}>
            <Title>Información</Title>
            <p>{state.context.mensaje}</p>
            <Close className={button}>Entendido</Close>
          </Content>
        </Portal>
      </Root>
    </main>
  );
};
