import { titular } from '../../../e2e/members';
import type { shellMachine } from '../../../machines/shell/shell.machine';
import { notificationTexts } from '../../../src/flows/notifications/texts';
import { accountTexts } from '../../../src/texts/account';
import { chromeTexts } from '../../../src/texts/chrome';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

export const shellWords: FlowWords<typeof shellMachine> = {
  titulo: 'Barra, menú y salida',
  antes:
    'Inicie sesión y quédese en /citas, donde nada más se abre solo; el menú y sus grupos son de la pantalla de teléfono (320 a 767 px)',
  socio: titular,
  pasos: {
    inicio: 'Abra /citas.',
    ABRIR_MENU: `En la barra inferior pulse «${chromeTexts.menu}».`,
    'ABRIR_GRUPO (solicitudes)': 'En la barra inferior pulse «Solicitudes».',
    'ABRIR_GRUPO (consultas)': 'En la barra inferior pulse «Consultas».',
    ABRIR_CUENTA: `En la barra de arriba pulse «${accountTexts.cuenta}».`,
    ABRIR_NOTIFICACIONES: `En la barra de arriba pulse la campana «${accountTexts.notificaciones(0)}».`,
    CERRAR: `Pulse «${shellTexts.cerrar}».`,
    PEDIR_SALIDA: `Abra «${accountTexts.cuenta}» (o el menú) y pulse «${shellTexts.cerrarSesion}».`,
    NO: `Pulse «${chromeTexts.no}».`,
    SI: `Pulse «${chromeTexts.si}».`,
    NAVEGAR: 'Vaya a otra página con el botón Atrás del navegador.',
    SESION_CERRADA: 'Cierre la sesión en otra pestaña y mire esta.',
  },
  llamadas: {},
  verse: {
    despejado: 'La página sola: nada abierto sobre ella.',
    menuAbierto: `El menú «${chromeTexts.menu}» sobre la página.`,
    grupoAbierto: 'Una hoja con las páginas de ese elemento de la barra.',
    cuentaAbierta: `«${accountTexts.cuenta}» bajo la foto: nombre, «${accountTexts.plan}», «${accountTexts.numero}», «${accountTexts.tema}» y «${shellTexts.cerrarSesion}».`,
    notificacionesAbiertas: `«${notificationTexts.lista}» bajo la campana.`,
    preguntandoSalida: `El diálogo «${shellTexts.cerrarSesion}»: «${chromeTexts.preguntaSalida}», con «${chromeTexts.no}» y «${chromeTexts.si}».`,
  },
};
