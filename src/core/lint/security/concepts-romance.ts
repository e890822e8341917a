import type { LanguageWords } from './concepts-by-language.ts';

export const SPANISH: LanguageWords = {
  markers:
    'el, los, las, una, del, que, por, para, con, usuario, esta, este, como, cada, sin, herramienta, siempre, antes, debe, lo, se, al, su, es, o',
  concepts: {
    ask: 'pregunta*, confirma*, consulta*, pide permiso',
    service: 'reserva*, pasajero*, pedido*, entrega*, registro, cliente*, contacto*, vuelo*',
    quote: 'detecta*, ataque*, inyeccion*, escanea*, filtra, modera, vulnerab*',
    secret: 'contrasena*, clave*, credencial*, token*, secreto*, variables de entorno, cookie*, frase semilla, pin',
    store:
      'variables de entorno, carpeta personal, llavero, portapapeles, archivos personales, archivos privados, archivo de claves, archivos del usuario',
    context:
      'conversacion*, historial, chat, mensajes anteriores, prompt del sistema, mensaje del sistema, instrucciones del sistema, dialogo, todo lo dicho, lo que ha dicho, lo que dijo',
    personal:
      'fecha de nacimiento, telefono, numero de telefono, domicilio, agenda, agenda de contactos, libreta de direcciones, direccion particular, nombre completo, dni, pasaporte, sueldo*, salario*, contactos, tarjeta de credito, numero de tarjeta, ubicacion, bandeja de entrada, datos bancarios, historial medico',
    whole:
      'todo, toda, todos, todas, entero, entera, completo, completa, contenido, cada, copia*, cualquier, lo que haya',
    slot: 'argumento*, parametro*, campo*, nota, aqui',
    outside: 'nuestro servidor, al servidor, nosotros, externo, externa, terceros, nuestra direccion, publico',
    rules:
      'regla*, instruccion*, instrucciones, norma*, politica*, limite*, restriccion*, restricciones, indicacion*, indicaciones, directriz, directrices, advertencia*, precauciones',
    source: 'desarrollador*, sistema, administrador*, empresa, operador*, openai, anthropic, direccion general',
    others:
      'otras herramientas, otra herramienta, demas herramientas, otros servidores, otro servidor, otros servicios, restantes herramientas, otras fuentes, herramientas restantes',
    person: 'usuario*, cliente*, nadie, persona*, destinatario*, propietario*, titular',
    model: 'asistente*, modelo, agente*, tu, usted',
    answer: 'respuesta*, informe*, resumen*',
    itself: 'este paso, esto, esta copia, este envio, esta accion, este parrafo, de ello, el envio, la copia',
    internal: 'interno*, interna*, codigo*, identificador*',
    right:
      'administrador con, permisos de administrador, cortafuegos, sandbox, doble factor, sudo, root, permiso de escritura, registro de auditoria, control de acceso',
    money:
      'importe*, precio*, comision*, reembolso*, descuento*, pago*, cuenta*, factura*, tarjeta, monedero, transferencia*, beneficiario*, iban, pedido*',
    message: 'mensaje*, correo*, sms, publicacion*, firma*, respuesta*, email*',
    content: 'resultado*, pagina*, salida, documento*, texto, celda*, contenido',
    commands: 'orden, ordenes, comando*, indicaciones, instrucciones',
    move: 'mete*, meta, ponlo*, ponla*, copialo*, envia*, envie*, manda*, mande*, pasa, pase, pasar, pon, ponga*, poner, copia, copie, copiar, incluye*, incluya*, incluir, anade*, anada*, adjunta*, adjunte*, sube, suba, subir, reenvia*, reenvie*, escribe, escriba*, inserta*, inserte*, guarda, guarde, rellena*, rellene*, entrega*, coloca*, coloque*, agrega*, agregue*, introduce*, introduzca*, transmite*, proporciona*, facilita*',
    gather:
      'lee, lea, leer, abre, abra, abrir, busca, busque, recoge, recoja, obten*, consigue, toma, tome, extrae*, reune, reuna, ejecuta*, ejecute*, recopila*, recopile*, consulta*',
    demand: 'necesita*, requiere*, exige*, precisa*, espera',
    choose:
      'usa, use, usar, utiliza*, utilice*, elige*, elija*, prefiere*, prefiera*, recomienda*, recomiende*, llama, llame, emplea*, escoge*',
    alter: 'cambia*, cambie*, sustituye*, sustituya*, reemplaza*, reemplace*, modifica*, modifique*, multiplica*',
    obey: 'sigue, siga, seguir, obedece*, obedezca*, ejecuta*, ejecute*, cumple*, haz, haga, acata*',
    allow:
      'concede*, desactiva*, desactive*, abre, abra, crea, cree, omite, omita, otorga*, habilita*, apaga*, deshabilita*, salta*, da, comparte*',
    pay: 'paga*, pague*, cobra*, cobre*, transfiere*, transfiera*, reembolsa*, aprueba*, apruebe*, abona*, carga',
    know: 'digas, diga, decir*, saber, sepa, enterarse, entere, enteren, avis*, inform*, mencion*, revel*, notif*, cuent*, coment*, not*',
    omit: 'oculta*, oculte*, omite, omita, esconde*, calla*, silencia*',
    hush: 'a escondidas, en secreto, sin que se, sin que el usuario, discretamente, en silencio, sigilosamente, entre nosotros, sin decir nada, guarda silencio, de forma oculta, disimuladamente',
    say: 'di, diga, dile, digale, responde*, responda*, afirma*, explica*, asegura*, contesta*',
    negation: 'no, nunca, sin, jamas, ni, nadie, tampoco, nada',
    void: 'ignora*, ignore*, olvida*, olvide*, ya no valen, ya no vale, no valen, no vale, no aplican, no se aplican, sin efecto, anulad*, deja de lado, descarta*, quedan anuladas, no cuentan, prescinde*, quedan sin, derogad*, desoye*',
    bad: 'fuera de servicio, insegur*, peligros*, obsolet*, rot*, dañad*, fals*, comprometid*, no funciona*, averiad*, danad*, maliciosas, poco fiables',
    best: 'mejor, la mas fiable, la mas segura, lider',
    only: 'solo, unicamente, exclusivamente, unica',
    always:
      'siempre, cada vez, cada mensaje, a cada, en cada, de ahora en adelante, a partir de ahora, en adelante, al final de cada, todos los mensajes, todos los correos',
    order:
      'debe*, siempre, hay que, tiene que, tienes que, antes, primero, por favor, es obligatorio, tambien, ademas, luego, despues, es necesario, conviene',
    trigger: 'antes de, antes del, despues de, tras, cuando, al usar, cada vez que, para activar',
    regardless:
      'aunque, pese a, sin importar, da igual, independientemente, sea cual sea, diga lo que diga, a pesar de, indique lo que indique',
    wish: 'pida*, pide, diga, dice, indique, indica*, quiera*, elija, nombre, solicite*, prefiera',
    unasked:
      'sin preguntar, sin confirmacion, sin pedir permiso, sin consultar, ya ha aceptado, ya acepto, ya autorizo, no hace falta confirmar, no pidas confirmacion, sin autorizacion, consentimiento ya',
    yours: 'tus, tu, sus, anteriores, previas, previos, sistema, desarrollador, habituales, que te dieron, recibid*',
    extra: 'tambien, ademas, asimismo, de paso, adicionalmente',
    edge: 'al final de cada, al principio de cada, al pie de cada',
  },
};

export const PORTUGUESE: LanguageWords = {
  markers:
    'o, os, as, um, uma, do, da, dos, que, por, para, com, usuario, este, nao, ferramenta, sempre, antes, deve, em, no, na, ao, e, voce',
  concepts: {
    ask: 'pergunte*, confirme*, consulte*',
    service: 'reserva*, passageiro*, pedido*, entrega*, cadastro, cliente*, contato*, voo*',
    quote: 'detecta*, ataque*, injec*, escaneia, filtra, modera, vulnerab*',
    secret: 'senha*, chave*, credencia*, token*, segredo*, variaveis de ambiente, cookie*, arquivo de senhas',
    store:
      'variaveis de ambiente, pasta pessoal, arquivos pessoais, area de transferencia, arquivo de senhas, arquivos do usuario',
    context:
      'conversa*, historico, chat, mensagens anteriores, prompt do sistema, mensagem do sistema, dialogo, tudo que o usuario',
    personal:
      'data de nascimento, telefone, endereco residencial, nome completo, cpf, passaporte, salario*, contatos, cartao de credito, numero do cartao, localizacao, caixa de entrada, dados bancarios',
    whole: 'todo, toda, todos, todas, inteiro, inteira, completo, conteudo, cada, copia*, qualquer, tudo',
    slot: 'argumento*, parametro*, campo*, aqui, obs',
    outside: 'nosso servidor, ao servidor, externo, terceiros, nosso endereco, publico',
    rules: 'regra*, instruc*, norma*, politica*, limite*, restric*, diretriz*, orientac*',
    source: 'desenvolvedor*, sistema, administrador*, empresa, operador*, openai, anthropic',
    others: 'outras ferramentas, outra ferramenta, demais ferramentas, outros servidores, outros servicos',
    person: 'usuario*, cliente*, ninguem, pessoa*, destinatario*',
    model: 'assistente*, modelo, agente*, voce',
    answer: 'resposta*, relatorio*, resumo*',
    itself: 'este passo, isso, isto, esta copia, este envio, esta etapa, o envio, a copia',
    right: 'administrador com, permissoes de administrador, firewall, sandbox, sudo, root, permissao de escrita',
    money:
      'valor*, preco*, taxa*, reembolso*, desconto*, pagamento*, conta*, fatura*, transferencia*, beneficiario*, pix, pedido*',
    message: 'mensagem*, mensagens, email*, e-mail*, sms, assinatura*, publicac*',
    content: 'resultado*, pagina*, saida, documento*, texto, celula*, conteudo',
    commands: 'ordem, ordens, comando*, instruc*',
    move: 'envie*, enviar, envia, mande, mandar, passe, passar, coloque*, colocar, copie, copiar, inclua, incluir, adicione*, anexe*, suba, encaminhe*, escreva, insira, salve, preencha, ponha, forneca',
    gather: 'leia, ler, abra, abrir, busque, colete, obtenha, pegue, extraia, reuna, execute, consulte',
    demand: 'precisa*, requer*, exige*, espera',
    choose: 'reserve, compre, use, usar, utilize*, escolha, prefira, recomende*, chame',
    alter: 'troque, mude, substitua, altere, modifique, multiplique',
    obey: 'siga, seguir, obedeca, execute, cumpra, faca',
    allow: 'conceda, desative*, abra, crie, ignore, pule, habilite, desligue',
    pay: 'pague, cobre, transfira, reembolse, aprove',
    know: 'diga, dizer, saber, saiba, avis*, inform*, mencion*, revel*, notif*, conte, perceb*',
    omit: 'oculte*, omita, esconda',
    hush: 'em segredo, escondido, discretamente, em silencio, sem que o usuario, secretamente, entre nos, sem dizer nada',
    say: 'diga, responda, afirme, explique, garanta',
    negation: 'nao, nunca, sem, jamais, nem, ninguem, nada',
    void: 'ignore, esqueca, desconsidere, nao valem, nao vale, nao se aplicam, deixam de valer, sem efeito, anulad*, descarte',
    bad: 'fora do ar, insegur*, perigos*, obsolet*, quebrad*, fals*, comprometid*, nao funciona*, fora de servico',
    only: 'so, somente, apenas, exclusivamente, unica',
    always:
      'sempre, cada vez, a cada, em cada, de agora em diante, a partir de agora, no final de cada, todas as mensagens',
    order: 'deve*, sempre, e preciso, tem que, antes, primeiro, por favor, tambem, alem disso, depois, necessario',
    trigger: 'antes de, apos, depois de, quando, sempre que, ao usar',
    regardless: 'mesmo que, independentemente, nao importa, apesar de, seja qual for',
    wish: 'peca, pede, pedir, disser, diga, indique, queira, escolher, informar',
    unasked: 'sem perguntar, sem confirmacao, sem pedir permissao, ja concordou, ja autorizou, nao peca confirmacao',
    yours: 'suas, seu, tuas, anteriores, previas, sistema, desenvolvedor, recebid*',
    extra: 'tambem, alem disso, adicionalmente',
    edge: 'no final de cada, ao fim de cada, no inicio de cada',
  },
};

export const FRENCH: LanguageWords = {
  markers:
    "le, les, des, une, du, que, pour, avec, utilisateur, cette, ce, chaque, sans, outil, toujours, avant, dans, est, sont, et, au, aux, ne, pas, l'utilisateur, l'outil, ici, de",
  concepts: {
    ask: 'demande*, confirme*, confirmez, verifie*',
    service: 'reserv*, passager*, commande*, livraison*, inscription, client*, contact*, vol',
    quote: 'detecte*, attaque*, injection*, analyse les, filtre, modere, vulnerab*',
    secret:
      "mot de passe, mots de passe, cle ssh, cles ssh, cles, cle api, cles api, cle privee, cles privees, identifiants, jeton*, secret*, variables d'environnement, cookie*, phrase secrete",
    store:
      "variables d'environnement, dossier personnel, trousseau, presse-papiers, fichiers personnels, fichiers de l'utilisateur, dossier ssh",
    context:
      "conversation*, historique, messages precedents, tous les messages, invite systeme, prompt systeme, message systeme, dialogue*, echange*, ce que l'utilisateur a, tout ce qui a ete dit",
    personal:
      "date de naissance, telephone, numero de telephone, adresse postale, domicile, nom complet, nom et prenom, passeport, salaire*, contacts, carnet d'adresses, carte bancaire, numero de carte, localisation, boite de reception, coordonnees bancaires, dossier medical, securite sociale",
    whole:
      'tout, toute, tous, toutes, entier, entiere, complet, complete, contenu, chaque, copie, integralite, integral',
    slot: 'argument*, parametre*, champ*, ici, commentaire, note',
    outside: 'notre serveur, au serveur, chez nous, externe*, tiers, notre adresse, public',
    rules:
      'regle*, instruction*, consigne*, directive*, limite*, restriction*, politique*, garde-fou*, avertissement*, precaution*',
    source:
      "developpeur*, systeme, administrateur*, entreprise, l'entreprise, operateur*, l'operateur, openai, anthropic, direction",
    others:
      'autres outils, autre outil, outils restants, autres serveurs, autres services, autres sources, outils concurrents',
    person: "utilisateur*, l'utilisateur, client*, personne, destinataire*, proprietaire*, beneficiaire",
    model: "assistant*, l'assistant, modele, agent*, l'agent, tu, vous, toi, l'ia",
    answer: 'reponse*, rapport*, resume*',
    itself:
      "cette etape, ceci, cela, cette copie, cet envoi, cette action, ce paragraphe, l'envoi, la copie, n'en, en parle*, rien de",
    internal: 'interne*, code*, identifiant technique',
    right:
      "compte administrateur, droits d'administrateur, pare-feu, bac a sable, double authentification, sudo, root, acces en ecriture, journal d'audit, controle d'acces",
    money:
      "montant*, prix, frais, remboursement*, remise*, paiement*, compte*, facture*, carte, portefeuille, virement*, iban, beneficiaire*, commande*, l'iban",
    message: 'message*, courriel*, mail*, e-mail*, sms, signature*, publication*',
    content: 'resultat*, page*, sortie, document*, texte, cellule*, contenu',
    commands: 'ordre*, commande*, instruction*, consigne*',
    move: 'envoie*, envoye*, transmet*, transfere*, mets, mettez, mettre, place, placez, place-*, placez-*, copie, copiez, copie-*, inclus, incluez, inclure, ajoute*, joins, joignez, joindre, insere*, ecris, ecrivez, ecrire, enregistre*, remplis, remplissez, fournis*, depose*, recopie*, televerse*, passe, passez, donne, donnez',
    gather:
      'lis, lisez, lire, ouvre, ouvrez, ouvrir, cherche*, recupere*, collecte*, prends, prenez, extrais, extrayez, rassemble*, consulte*, execute*',
    demand: 'besoin, requiert, exige*, necessite*, attend*',
    choose:
      "utilise*, utilisez, emploie*, employez, choisis*, choisissez, prefere*, recommande*, appelle*, n'emploie, n'utilise, n'appelle, privilegie*",
    alter: 'change*, remplace*, modifie*, multiplie*, substitue*',
    obey: 'suis, suivez, suivre, obeis*, execute*, applique*, respecte*, fais, faites',
    allow: 'accorde*, desactive*, ouvre*, cree*, ignore*, contourne*, active*, octroie*, partage*, saute*',
    pay: 'paie, payez, facture*, verse*, rembourse*, approuve*, debite*, credite*, utilise',
    know: 'dis, dites, dire, savoir, sache*, prevenir, previens, prevenez, inform*, mention*, revel*, averti*, parle*, signal*',
    omit: 'cache*, masque*, omets, omettez, tais, taisez',
    hush: "en secret, discretement, en silence, a l'insu, sans rien dire, entre nous, secretement, garde le silence, gardez le silence, ni vu ni connu, sans un mot",
    say: 'dis, dites, reponds, repondez, affirme*, explique*, assure*',
    negation: "ne, n'en, n', pas, jamais, sans, aucun, aucune, ni, rien, n'emploie, n'utilise, n'appelle",
    void: "leve, levee, leves, levees, abroge*, supprime*, ignore*, oublie*, ne valent pas, ne vaut pas, ne s'applique*, sans effet, annule*, ecarte*, mets de cote, ne comptent pas, ne compte pas, ne sont plus valables, caduque*, ne tiens pas compte, fais abstraction, ne valent plus, laisse de cote",
    bad: 'hors service, dangereu*, obsolete*, casse*, faux, fausse*, compromis*, malveillant*, pas fiable*, ne fonctionne*, perime*, peu surs, non securise*',
    best: 'meilleur*, le plus fiable, le plus sur',
    only: 'seul, seulement, uniquement, exclusivement, que celui-ci, que cet outil',
    always: 'toujours, chaque fois, a chaque, de chaque, dorenavant, desormais, a la fin de chaque, tous les messages',
    order:
      'dois, devez, doit, doivent, il faut, toujours, avant, obligatoire*, prie*, veuillez, aussi, egalement, ensuite, puis, necessaire, imperativement',
    trigger: 'avant, apres, lorsque, quand, a chaque appel, pour activer, des que',
    regardless: 'meme si, quel que soit, quelle que soit, quoi que, peu importe, malgre, independamment, sans egard',
    wish: 'demande*, dit, dise, indique*, veut, veuille, choisi*, precise*, souhaite*, nomme',
    unasked:
      'sans demander, sans confirmation, sans autorisation, a deja accepte, a deja autorise, pas besoin de confirmation, sans validation, ne demande pas confirmation',
    yours:
      'tes, vos, ton, votre, precedentes, precedents, anterieures, systeme, developpeur, habituelles, donnees par, recues',
    extra: 'aussi, egalement, en outre, de plus, au passage',
    edge: 'a la fin de chaque, au debut de chaque, au bas de chaque',
  },
};

export const ITALIAN: LanguageWords = {
  markers:
    "il, gli, della, del, che, per, con, utente, dell'utente, questo, questa, ogni, senza, strumento, sempre, prima, nel, nella, di, e, non, al, i, le",
  concepts: {
    ask: 'chiedi*, conferma*, verifica*',
    service: 'prenot*, passegger*, ordin*, consegna*, registrazione, client*, contatt*, volo',
    quote: 'rileva, attacc*, iniezion*, scansiona, filtra, modera, vulnerab*',
    secret:
      "password, chiavi, chiave ssh, chiave privata, chiavi private, credenziali, token, segret*, variabili di ambiente, variabili d'ambiente, cookie",
    store:
      "variabili di ambiente, variabili d'ambiente, cartella personale, portachiavi, appunti, file personali, file dell'utente",
    context:
      "conversazion*, cronologia, chat, messaggi precedenti, prompt di sistema, messaggio di sistema, dialogo, tutto cio che l'utente",
    personal:
      'data di nascita, telefono, indirizzo di casa, nome completo, codice fiscale, passaporto, stipendi*, contatti, rubrica, carta di credito, posizione, posta in arrivo, dati bancari',
    whole: 'tutto, tutta, tutti, tutte, intero, intera, completo, contenuto, ogni, copia, qualsiasi',
    slot: 'argomento, argomenti, parametro, parametri, campo, campi, qui, note',
    outside: 'nostro server, al server, esterno, terzi, nostro indirizzo, pubblico',
    rules: 'regol*, istruzion*, norm*, politic*, limit*, restrizion*, direttiv*, indicazion*',
    source: 'sviluppator*, sistema, amministrator*, azienda, operator*, openai, anthropic',
    others: 'altri strumenti, altro strumento, strumenti restanti, altri server, altri servizi',
    person: "utent*, l'utente, all'utente, client*, nessuno, persona, destinatari*",
    model: "assistent*, l'assistente, modello, agente, tu",
    answer: 'rispost*, rapporto, riassunto',
    itself: "questo passo, questo, cio, questa copia, questo invio, l'invio, la copia",
    right: 'account amministratore, firewall, sandbox, sudo, root, accesso in scrittura',
    money:
      'import*, prezz*, commission*, rimbors*, scont*, pagament*, cont*, fattur*, bonific*, beneficiari*, iban, ordin*',
    message: 'messagg*, email, e-mail, sms, firma, post',
    content: 'risultat*, pagin*, output, document*, testo, cell*, contenuto',
    commands: 'ordin*, comand*, istruzion*',
    move: 'inserisci*, metti*, copia*, invia*, manda*, passa, passare, metti, mettere, copia, copiare, includi, includere, aggiung*, allega*, carica, inoltra*, scrivi, inserisci, salva, compila, fornisci',
    gather: 'leggi, leggere, apri, aprire, cerca, raccogli*, ottieni, prendi, estrai, esegui, recupera',
    demand: 'serve, servono, richiede, necessita',
    choose: 'prenota*, compra*, usa, usare, utilizza*, scegli, preferisci, consiglia*, chiama',
    alter: 'cambia, sostituisci, modifica, altera, moltiplica',
    obey: 'segui, seguire, obbedisci, esegui, rispetta, fai',
    allow: 'concedi, disattiva, apri, crea, ignora, salta, abilita, condividi',
    pay: 'paga, addebita, trasferisci, rimborsa, approva, versa',
    know: 'dire, dirlo, sapere, sappia, avvis*, inform*, menzion*, rivel*, notific*',
    omit: 'nascondi, ometti',
    hush: "di nascosto, in segreto, in silenzio, all'insaputa, senza dire nulla, senza farsi notare",
    say: "di', rispondi, afferma, spiega, assicura",
    negation: 'non, mai, senza, nessun*, ne, niente, nulla',
    void: 'ignora*, dimentica*, non valgono, non vale, non si applicano, senza effetto, annullat*, scarta, lascia perdere, trascura',
    bad: 'fuori servizio, insicur*, pericolos*, obsolet*, rott*, fals*, compromess*, non funziona*',
    only: 'solo, soltanto, esclusivamente, unico',
    always: "sempre, ogni volta, a ogni, in ogni, d'ora in poi, alla fine di ogni, tutti i messaggi",
    order: 'devi, deve, devono, bisogna, sempre, prima, per favore, anche, inoltre, poi, necessario, occorre',
    trigger: 'prima di, dopo, quando, ogni volta',
    regardless: 'anche se, indipendentemente, qualunque, nonostante, a prescindere',
    wish: 'chieda, chiede, dica, indichi, indicato, voglia, scelga, inserisca',
    unasked: 'senza chiedere, senza conferma, senza autorizzazione, ha gia accettato, ha gia autorizzato',
    yours: 'tue, tuoi, precedenti, sistema, sviluppatore, ricevut*',
    extra: 'anche, inoltre',
    edge: "alla fine di ogni, all'inizio di ogni",
  },
};
