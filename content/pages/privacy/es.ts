import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Privacidad: qué guardamos y enviamos | {brand:product}',
    description:
      'Qué guarda esta web en tu navegador, qué envía a {brand:product} y cuándo, qué se mide solo si lo aceptas y cuáles son tus derechos.',
  },
  heading: 'Qué pasa aquí con tus datos',
  lead: 'Lo que escribes nos llega cuando lo envías.',
  changed: 'Última modificación: {fact:policies.privacy}.',
  contents: 'En esta página',
  missing: 'Pendiente de completar por el proveedor',
  none: { cookies: 'Cookies', loaded: 'Cargado de otras empresas', measured: 'Medido sin que lo aceptes' },
  sections: {
    controller: {
      heading: 'Quién es el responsable',
      text: {
        who: 'El responsable del tratamiento en esta web es el proveedor de {brand:product}. Escríbenos para cualquier asunto sobre tus datos.',
      },
      rows: { provider: { name: 'Proveedor' }, seat: { name: 'Domicilio social' }, email: { name: 'Email' }, phone: { name: 'Teléfono' } },
    },
    visit: {
      heading: 'Cuando abres una página',
      text: {
        request:
          'Tu navegador pide la página a nuestro servidor. Para responder, el servidor tiene que tratar tu dirección IP, la página pedida, la hora y lo que el navegador dice de sí mismo. Sin esos datos no se puede entregar ninguna página; nos basamos en nuestro interés legítimo en que la web funcione con seguridad (art.\u00a06.1.f del RGPD).',
        own: 'Las tipografías, las imágenes y los programas salen de esta misma web. Ninguna otra empresa se entera de que has estado aquí, y la web no usa cookies.',
      },
      rows: { host: { name: 'Empresa de alojamiento' }, logs: { name: 'Los registros del servidor se conservan' } },
    },
    stored: {
      heading: 'Qué se guarda en tu navegador',
      text: {
        where:
          'La web recuerda algunas cosas en el almacenamiento de tu navegador, en tu dispositivo. Sirven para lo que has pedido: tu elección, un formulario que no se puede perder, un mensaje que no debe salir dos veces. Nuestro servidor no puede leer ese almacenamiento.',
        delete: 'Los datos permanecen hasta que borres los de esta web en tu navegador, salvo que la lista diga otra cosa.',
      },
      rows: {
        country: { text: 'El país que has elegido, para que la portada te lo ofrezca primero la próxima vez.' },
        language: { text: 'El idioma que has elegido, con el mismo fin.' },
        consent: {
          text: 'Si aceptaste o rechazaste la medición, cuándo y con qué texto. Cambia en cuanto cambias tu elección.',
        },
        emailPopupLastShown: {
          text: 'Cuándo se mostró o se cerró por última vez la ventana del email. En las {fact:behaviour.popupRest} siguientes no vuelve a abrirse.',
        },
        emailPopupShown: { text: 'Que la ventana del email se ha abierto en esta visita. Desaparece al cerrar la pestaña.' },
        emailSubscribers: {
          text: 'La dirección de email que escribiste en la ventana, con la hora y la versión de la ventana. Se queda en tu navegador y no se envía.',
        },
        ipadOfferLeads: {
          text: 'Lo que escribiste en el formulario de la segunda oferta del iPad, con la hora y el nombre de la oferta. Se queda en tu navegador y no se envía.',
        },
        viewedOffers: { text: 'Cuándo viste por primera vez la segunda oferta del iPad; su reloj cuenta desde entonces.' },
        outbox: {
          text: 'Formularios que has enviado y que todavía no nos han llegado, por ejemplo porque se cortó la conexión, cada uno en una entrada cuyo nombre empieza así. Se vuelven a enviar más tarde y se borran en cuanto nuestro servidor los confirma.',
        },
        'outbox-refused': {
          text: 'Formularios que nuestro servidor ha rechazado. No se vuelven a enviar solos; te mostramos lo que escribiste hasta que lo corrijas y lo envíes o lo borres.',
        },
        undeliveredPutAway: { text: 'Que has dejado para más tarde el aviso de un formulario rechazado. Desaparece al cerrar la pestaña.' },
      },
    },
    sent: {
      heading: 'Qué nos envías',
      text: {
        when: 'Lo que escribes en un formulario de contacto o de reserva nos llega cuando pulsas el botón, no antes. No estás obligado a darnos nada; sin una forma de localizarte no podemos responder.',
        waits:
          'Si falla la conexión, el formulario espera en tu navegador ([entrada «outbox»](privacy#stored)) y se envía en cuanto vuelve.',
        local:
          'Dos formularios no envían nada: la ventana del email y el de la segunda oferta del iPad. Lo que escribes ahí se queda en tu navegador. Sin JavaScript no se puede guardar nada en él: entonces el formulario de la segunda oferta del iPad se nos envía como cualquier otro.',
      },
      rows: {
        fields: {
          name: 'Datos',
          text: 'Nombre y apellidos o nombre, dirección de email, número de teléfono, empresa y mensaje si los indicas, y el idioma, el país y la dirección de la página.',
        },
        proof: {
          name: 'Junto con',
          text: 'El texto que aceptaste y su versión, la dirección, la edición y la suma de comprobación de las condiciones, y un número aleatorio con el que reconocemos un formulario que llega dos veces. Además, cuánto tiempo estuvo abierto el formulario: así distinguimos a las personas de los programas.',
        },
        purpose: {
          name: 'Finalidad y base',
          text: 'Responderte y preparar un contrato a petición tuya (art.\u00a06.1.b del RGPD). Nada se decide de forma automática.',
        },
        recipient: {
          name: 'Destinatario',
          text: '{brand:provider}. No vendemos tus datos ni se los damos a nadie para publicidad.',
        },
        kept: { name: 'Se conservan', text: '{fact:policies.leadsKept}' },
        acceptance: {
          name: 'Prueba de la aceptación',
          text: 'Qué texto aceptaste y cuándo, con el número aleatorio del formulario: {fact:policies.acceptanceKept}, aunque lo demás se borre antes. Así se prueba el contrato (art.\u00a06.1.f del RGPD).',
        },
      },
    },
    measurement: {
      heading: 'Medición, solo si la aceptas',
      text: {
        ask: 'En las páginas con una oferta te preguntamos si podemos medir cómo funciona. Si la rechazas, o si tu navegador envía la señal Global Privacy Control, no se mide nada y todo funciona igual.',
        event:
          'Si aceptas y después envías el formulario de la oferta, sale un único mensaje al servicio de medición: que ha habido una solicitud, el nombre de la oferta, su precio mensual y la moneda. No lleva nada de lo que has escrito. Con el mensaje, el servicio ve tu dirección IP. La base es tu consentimiento (art.\u00a06.1.a del RGPD).',
        withdraw:
          'Puedes cambiar de opinión **cuando quieras** en los ajustes al pie de esas páginas. Lo que se envió antes sigue siendo lícito.',
      },
    },
    elsewhere: {
      heading: 'Enlaces a otras webs',
      text: {
        links:
          'El registro, el blog, la ayuda, la tienda, el estado del servicio, las tiendas de aplicaciones y las redes sociales son webs propias, con sus propias políticas de privacidad. No les enviamos nada; solo un clic te lleva allí.',
      },
    },
    rights: {
      heading: 'Tus derechos',
      text: {
        list: 'Puedes pedirnos acceso a tus datos (art.\u00a015 del RGPD), que los corrijamos (art.\u00a016), los borremos (art.\u00a017) o limitemos su uso (art.\u00a018), y recibirlos en un formato habitual (art.\u00a020). Si corregimos, borramos o limitamos datos, se lo decimos a quienes los recibieron (art.\u00a019). Basta un email breve a {brand:email}.',
        object:
          'Cuando nos basamos en nuestro interés legítimo, **puedes oponerte** (art.\u00a021). Un consentimiento lo puedes retirar en cualquier momento, con efecto para el futuro.',
        complain:
          'Puedes reclamar ante una autoridad de control, en el país donde vives o trabajas o donde creas que se ha incumplido la norma (art.\u00a077).',
        switzerland:
          'En Suiza se aplica la Ley federal de protección de datos, con derechos equivalentes; la autoridad es el Comisionado Federal de Protección de Datos y Transparencia.',
      },
    },
  },
});
