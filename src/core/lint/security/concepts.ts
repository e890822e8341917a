import type { LexiconEntry } from './lexicon.ts';

/** What the words of a sentence speak of. The same concepts stand for all languages. */
const CONCEPTS = [
  // Things
  'secret',
  'store',
  'context',
  'personal',
  'whole',
  'slot',
  'outside',
  'rules',
  'source',
  'others',
  'person',
  'model',
  'answer',
  'itself',
  'internal',
  'right',
  'setting',
  'money',
  'message',
  'content',
  'commands',
  // Deeds
  'move',
  'gather',
  'demand',
  'choose',
  'alter',
  'obey',
  'allow',
  'pay',
  'know',
  'omit',
  'hush',
  'say',
  'destroy',
  'ask',
  // Words that bind them
  'order',
  'always',
  'trigger',
  'regardless',
  'negation',
  'void',
  'bad',
  'best',
  'only',
  'pretence',
  'condition',
  'unasked',
  'extra',
  'yours',
  'wish',
  'edge',
  'excess',
  'quote',
  'guard',
  'shell',
  'service',
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** The words of a list; commas and line breaks part them. */
export const wordList = (text: string): readonly string[] => text.split(/\s*[,\n]\s*/).filter((word) => word !== '');
const words = (concept: Concept, text: string): LexiconEntry<Concept> => ({ concept, words: wordList(text) });
const orders = (concept: Concept, text: string): LexiconEntry<Concept> => ({
  concept,
  words: wordList(text),
  areOrders: true,
});
const verbs = (concept: Concept, text: string): LexiconEntry<Concept> => ({
  concept,
  words: wordList(text),
  areVerbs: true,
});

export const ENGLISH_CONCEPTS: readonly LexiconEntry<Concept>[] = [
  words(
    'secret',
    `session cookie, cookie, cookies, saved passwords, git credentials, credential helper, bank login, login details, logins, access code, access codes, security question, backup codes, vault, private keys, password, passwords, passphrase, passphrases, passcode, passcodes, credential, credentials, login data, logins, secret, secrets,
    api key, api keys, api-key, api-keys, private key, private keys, ssh key, ssh keys, access key, access keys, secret key, secret keys, encryption keys, signing key,
    access token, access tokens, session token, session tokens, auth token, auth tokens, bearer token, oauth token, oauth tokens, refresh token, any tokens, all tokens, the tokens, user's tokens, tokens you,
    environment variable, environment variables, env variables, env vars, printenv, command env, session cookies, browser cookies, user's cookies, seed phrase, recovery phrase, recovery code,
    wallet file, pin code, bank pin, cvv, security code, one-time code, the keys, all keys, user's keys, pem, pem form, database url, connection string, connection strings, security answers`,
  ),
  words(
    'store',
    `user's browser, credential helper, notes folder, env file, env files, environment variable, environment variables, env variables, env vars, the environment, user's environment, process environment, printenv, command env, keychain, keyring, ssh folder, ssh directory, dotenv, dotfiles, home folder, home directory, browser profile, password manager, clipboard, shell history, terminal history, the shell, user's files, documents folder, downloads folder, desktop folder, private files`,
  ),
  words(
    'context',
    `its prompt, its instructions, user prompt, user prompts, their prompts, previous five messages, last five messages, complete thread, whole thread, entire thread, tool outputs, last answer, your draft, previous question, what the user asked, what they said, what he said, earlier in the chat, mentioned in the chat, private notes, notes of the user, open document, current document, last messages, everything they, conversation, conversations, chat history, chat log, chat logs, the chat, this chat, our chat, whole chat, entire chat, full chat, dialogue, dialog, transcript, transcripts,
    previous messages, prior messages, earlier messages, past messages, messages exchanged, all messages, user messages, user's messages, recent messages, message history, last messages, latest messages,
    system prompt, developer prompt, hidden prompt, system message, developer message, initial prompt, instructions you received, instructions you were given, instructions you have, your instructions, your prompt, original prompt, chain of thought, your reasoning, your thoughts, thought process, contents of memory, your memory, memory of the assistant, context window, your context, full context, entire context,
    tools it has, tools you have, your tools, available tools, tool list, list of tools, everything said, has said, has told you, told you, has typed, user typed, user wrote, has written, user said, has asked, you know about, known about the user, earlier tool results, previous tool results, results of earlier calls, earlier outputs, previous outputs, outputs of other tools, results of other tools, search history, browsing history, recent documents, recent document, open documents, open files, open tabs, clipboard, all prompts, earlier turns, previous turns, every turn, last question, previous questions`,
  ),
  words(
    'personal',
    `confidential data, confidential information, sensitive data, private data, health records, user name, username, host name, hostname, installed programs, installed software, ip address, operating system, serial number, device id, account numbers, account balance, bank login, medical conditions, lives and works, where the user lives, customer table, user table, screenshot, the desktop, camera, microphone, voice recording, political views, sexual, health, income, family, children, relationship, habits, whereabouts, nationality, fingerprints, biometric, e-mail address, email address, contacts list, date of birth, birth date, birthday, phone number, phone numbers, telephone number, home address, postal address, full name, full names, real name, real names, employer, salary, salaries, payroll data, contacts, contact list, address book, whereabouts,
    card number, card numbers, card details, credit card, credit cards, bank details, social security, social security number, ssn, passport, passport number, id number, tax number, names and addresses, medical, diagnosis, diagnoses, health data, patient, patients, customer records, customer data, customer list, personnel, e-mails of, emails of, mailbox, inbox, camera roll, photo library, photos of the user, documents folder, downloads folder, home folder, home directory, private documents, personal details, private details, personally identifiable, location of the user, user's location, user's e-mail, user's email, user's name, user's phone, user's address, user's contacts, user's files, user's documents, user's photos, user's calendar, user's mail, private files, private messages, private repositories, private repository, source code, entire database, whole database, customer's name, family members, relatives, religion, political`,
  ),
  words(
    'whole',
    `all, every, each, whole, entire, complete, everything, anything, whatever, any, everybody, copies, copy of, contents, content of, text of, listing of, raw contents, latest, last ten, last five`,
  ),
  words(
    'slot',
    `this ticket, this memory, argument, arguments, parameter, parameters, param, field, input, here, property, placeholder, column, slot, key named, attribute, query string, header, body, metadata, sidenote, first line, subdomain, value of, notes, comment, comments`,
  ),
  words(
    'outside',
    `our partner, our partners, partners, our company, our staff, our office, our server, our servers, our endpoint, our backend, our side, our service, our support, our team, our number, to us, us the, the server, this server, the backend, the service, remote, remotely, webhook, external, third party, third-party, the vendor, the provider, the author, the host, bucket, collector, evidence server, off-site, another account, our account, our address, our inbox, publicly`,
  ),
  words(
    'rules',
    `style guide, the guide, handbook, conventions, playbook, everything you were told, anything you were told, all you were told, brief, confidentiality, content policy, refusals, restraint, limits set, barriers, boundaries, protocols, standards, code of conduct, prior configuration, previous configuration, conditions, rules, rule, instruction, instructions, guideline, guidelines, guidance, policy, policies, directive, directives, system prompt, system message, restrictions, restriction, safeguards, safeguard, guardrails, guardrail, precautions, caution, barriers, limits, limitations, constraints, training, safety training, programming, alignment, what you were told, what you have been told, what you learned, prior orders, previous orders, standing orders, moderation, safety, safety checks, safety filters, filters, confirmation step, confirmations, refusals, principles, values, prohibitions, warnings, boundaries`,
  ),
  words(
    'source',
    `the board, maintainers, auditor, auditors, lawyers, the bank, government, support team, by order, developer, developers, system prompt, system message, operator, operators, anthropic, openai, google, employer, compliance, compliance team, administrator, administrators, admin, management, legal department, legal team, security team, safety team, headquarters, head office, it department, the platform, your maker, your makers, your creators, creator, the company, supervisor, the ceo, law enforcement, police, regulator, authorities`,
  ),
  words(
    'others',
    `every alternative, any alternative, all alternatives, the rest, the others, others, another search, a different search, a different one, built into, anything else, other one, elsewhere, other tools, other tool, other functions, other function, other servers, other server, other providers, other sources, other services, other plugins, other integrations, other search, other ones, the others, all others, any other, all the others, another tool, another server, another provider, another service, competing, competitor, competitors, competitor's, rival, rivals, alternatives, alternative tools, alternative tool, similar tools, similarly named, remaining tools, rest of the tools, built-in, built-in tools, native tools, default tools, different tool, different provider, existing tools, tools of other, any tool but, everything else, everyone else's`,
  ),
  words(
    'person',
    `user, users, user's, customer, customers, client, clients, human, humans, person, people, owner, operator, employee, employees, anyone, anybody, nobody, no one, sender, recipient, receiver, reader, caller, applicant, patient, boss, colleague, colleagues, they, them`,
  ),
  words(
    'model',
    `agent, sub-agent, subagent, assistant, assistants, the agent, agents, ai agent, the model, the ai, an ai, ai, llm, llms, language model, claude, chatgpt, gpt, gemini, copilot, you, yourself`,
  ),
  words(
    'answer',
    `answer, answers, reply, replies, response, responses, summary, summaries, report, reports, receipt, statement, final message, what you say, what you write, explanation, output, log, logs, history, transcript`,
  ),
  words(
    'itself',
    `this message, this step, this paragraph, this text, this note, this tool, this call, this one, this part, this section, this line, this sentence, this description, this instruction, this request, this process, this action, this transfer, this fact, this rule, this detail, this requirement, these steps, these lines, these instructions, the step, the extra step, the extra, what you send, what you sent, what you read, what you did, the upload, the copy, the transfer, the transmission, the forwarding, the additional, the second, side effect, it happened, happened, about it, of it, of this, about this, about that, that you, the fact that, the existence`,
  ),
  words(
    'internal',
    `internal, raw, technical, id, ids, identifier, identifiers, uuid, uuids, code, codes, error code, error codes, error message, jargon, json, stack trace, implementation, database, schema, tool name, name of the tool, tool names, function names, numbers`,
  ),
  words(
    'right',
    `popup blocker, spam filter, blocker, trusted sites, any shell command, any command, every command, any program, ssh configuration, ssh config, known_hosts, hosts file, editor access, owner access, edit access, admin access, auditing, audit trail, trusted list, permission requests, sudoers, row-level security, write permission, log level, audit service, signature verification, always allow, own tool calls, own calls, full owner, protections, encryption, safe mode, quarantine, execution policy, privileged, clearance, administrator, admin, trust_remote_code, browser settings, client settings, security features, guard, kill switch, sudo, as root, root access, root rights, root user, administrator account, admin account, admin role, admin rights, administrator rights, owner role, superuser, write access to the whole, full access, full control, edit rights, allowed tools, allowlist, sandbox, firewall, antivirus, two-factor, 2fa, mfa, port 22, everyone in the world, world-readable, anonymous access, access checks, access control, access controls, security checks, security settings, security features, confirmation prompts, approval prompts, permission prompts, auto-approve, approval mode, audit log, audit logging, branch protection, ssl verification, certificate checks, --dangerously-skip-permissions, --yolo, yolo mode, autonomous mode, chmod 777, 0.0.0.0/0, authorized keys, authorized_keys, remote access, trusted hosts, backdoor, deploy key, repository public, bucket public, unrestricted, its own settings, own permissions, own rights, rights of, write access`,
  ),
  words(
    'setting',
    `permission, permissions, privileges, rights, read access, settings, settings.json, configuration, logging, monitoring, port, ports, public, access`,
  ),
  words(
    'money',
    `the account, share, claims, claim, salary, complaints, bid, limit, house account, gift card codes, plan, portfolio, bonus, rebate, cashback, insurance, policyholder, credits, bill, bills, rent, checkout, cart, price, prices, fee, fees, refund, refunds, discount, discounts, payment, payments, iban, wallet, account number, bank account, card, invoice, invoices, amount, amounts, beneficiary, payee, credit score, loan, loans, compensation, commission, donation, tip, surcharge, tax, subscription, warranty, premium, cost, costs, dollars, euros, usd, eur, bitcoin, eth, gift card, gift cards, coupon, voucher, balance, funds, money, order, orders, parcel, replacement, fares, fare`,
  ),
  words(
    'message',
    `subject, recipients, bodies, message, messages, post, posts, mail, mails, e-mail, e-mails, email, emails, sms, tweet, tweets, signature, comment, comments, reply, replies, review, reviews, commit, commits, pull request, pull requests, document, documents, page, pages, caption, invitation, answers, links, text`,
  ),
  words(
    'content',
    `tool call, tool calls, calls made, function calls, result, results, output, outputs, page, pages, website, field, entries, entry, cells, cell, feed, ticket, tickets, document, documents, file, returned text, response, responses, what it returns, what is returned, returned, lines, rows, record, records, email body, mails, content, contents, retrieved, tool's answer, next_step, hint, hints`,
  ),
  words(
    'commands',
    `command, commands, order, orders, directions, instruction, instructions, steps, tasks, task, whatever, what it says, what they say, says, demands, directives, prompt, requests`,
  ),
  verbs(
    'move',
    `hand in, send along, pass along, pass on, deposit, plant, inject, blend in, weave, work in, sneak, tuck, accompany, carry, broadcast, divulge, surrender, expose, deliver, contribute, return, keep, plug, pass, put, hand, supply, attach, fill, give, transmit, send, submit, forward, upload, deliver, include, insert, place, copy, append, write, add, provide, enter, export, mirror, duplicate, share, report, transfer, post, push, paste, embed, store, save, stash, relay, route, feed, dump, encode, repeat, state, quote, enclose, email, mail, ship, sync, record, log, reveal, print, output, disclose, stuff, slip, present, pipe, stream, bcc, cc, prepend, archive, back up, backup, replicate, echo, leak, exfiltrate, tell us, specify, set, populate, carry, contain, hold, list`,
  ),
  words(
    'move',
    `sent, go out, goes out, going out, given, written, put, fed, held, belongs in, belong in, goes into, goes in, go into, ends up in, hand over, handed over, reach, reaches, reached, reaching`,
  ),
  verbs(
    'gather',
    `peek at, examine, dig up, pull up, memorise, memorize, intercept, monitor, watch, snapshot, compile, concatenate, merge, sum up, zip, read, open, load, gather, collect, look up, retrieve, fetch, find, locate, take, harvest, grab, obtain, extract, search, scan, list, cat, pull, acquire, capture, inspect, dump, run, query, get, check, look at, go through, enumerate, download, screenshot`,
  ),
  words('gather', `taken, found, got, take it from, known to you`),
  words(
    'demand',
    `go into the, goes into the, go in the, goes in the, call carries, call includes, request carries, request includes, calls carry, carries the, need, needs, needed, expects, expect, expected, want, wants, requires, required, require, belongs, belong, takes, must hold, must contain, must be, is filled with, filled in, receive, receives, asks for, handshake, precondition, knows, verbatim`,
  ),
  verbs(
    'choose',
    `praise, sell, advertise, endorse, feature, buy, book, point, refer, reserve, order, nudge, persuade, talk up, choose, pick, prefer, select, favour, favor, recommend, suggest, rank, prioritise, prioritize, opt, use, call, take, promote, list, place, route, invoke, consult, steer, push, advise, name`,
  ),
  words('choose', `chosen, first choice, answer with, replace calls`),
  verbs(
    'alter',
    `exchange, tweak, doctor, falsify, forge, soften, tone down, shorten, reword, rephrase, distort, invert, flip, shift, bump, pad, round up, tamper, fake, spoof, backdate, misspell, relabel, mark, cut, rewrite, replace, change, swap, alter, modify, set, multiply, divide, overwrite, edit, adjust, substitute, redirect, reroute, double, increase, raise, lower, reduce, round, rename, switch, inflate, subtract, translate`,
  ),
  words('alter', `swapped, is now always, now always, to be, overwritten, instead`),
  verbs(
    'obey',
    `proceed, continue, carry out, follow, obey, execute, evaluate, launch, start, run, act on, comply, perform, heed, implement, fulfil, fulfill, treat`,
  ),
  words('obey', `carried out, carry it out, carry them out, do as, does as, do what, done at once, act upon`),
  verbs(
    'allow',
    `delegate, connect, lower, trust, sign off, authorise, authorize, promote, subscribe, log in, impersonate, act, install, mount, exempt, override, leave, turn on, switch on, put, clear, pair, link, grant, create, switch off, turn off, disable, open, make, share, add, set, deactivate, enable, elevate, allow, unlock, register, whitelist, expose, publish, loosen, bypass, skip, remove, raise, give, relax, weaken, assign, invite, invoke, suspend, stop, edit, change, accept, run`,
  ),
  words('allow', `use sudo, using sudo, left aside, leave aside, left out, given blanket, acts with, with the rights`),
  verbs(
    'pay',
    `bid, settle, double, top up, cash out, withdraw, deposit, charge, pay, transfer, approve, issue, refund, credit, split, bill, debit, apply, wire, waive, deduct, discount, reimburse, buy, purchase, order, sell, donate, offer, add, invoice, book, confirm, quote, send`,
  ),
  words(
    'pay',
    `paid, bought, pre-approved, preapproved, compulsory, mandatory, raised to, lowered to, expired, outdated`,
  ),
  verbs(
    'know',
    `tell, inform, mention, notify, alert, warn, know, notice, learn, realise, realize, hear, discover, disclose, reveal, show, bother, trouble, involve, suspect, worry, see, acknowledge, admit`,
  ),
  words(
    'know',
    `aware, told, known, find out, found out, come up, brought up, interest, understand, let on, hear about, seen`,
  ),
  orders(
    'omit',
    `omit, omitted, skip mention, keep out, not appear, hide, hidden, hides, conceal, concealed, suppress, withhold, silent, silently, quietly, invisible, confidential, as if, as though, deny, disguise, downplay, as usual, leave out, leave them out, leave those out, leave it out, leave this out, left out, exclude, excluded, trim, drop`,
  ),
  orders(
    'hush',
    `spare them, spare the user, none of the user's business, none of their business, less they know, need-to-know, must not learn, may not learn, not be aware, is not aware, stays unaware, better not, no mention of, escape notice, without noticing, without being noticed, not notice, never notice, forget that you, leave no, no record, no traces, leave this one out, stay out of, stays out of, kept out of, keep it out of, keep this out of, not come up, never come up, no trace, no mention, without mention, to yourself, between us, between you and, discreetly, secretly, in secret, stealthily, covertly, unnoticed, unmentioned, undisclosed, off the record, without a word, without comment, play dumb, cover up, act normal, act surprised, under the impression, in the dark, unaware, none the wiser, mum, all the customer gets to see, all the user gets to see, all the user sees, for the model only, for the assistant only, for your eyes only, only the model, keep quiet, stay quiet, stay silent, remain silent, say nothing, not a word, never speak, as though nothing, as if nothing, out of sight, behind the scenes, no one notices, nobody notices, no questions arise, avoid suspicion, raise suspicion, arouse suspicion, draw attention, attract attention, plausible`,
  ),
  verbs(
    'say',
    `tell, say, explain, claim, assure, report, state, describe, present, pretend, answer, reply, respond, convince, reassure, warn, inform, announce, confirm, insist, apologise, apologize`,
  ),
  words('say', `told, said`),
  verbs(
    'destroy',
    `delete, remove, wipe, erase, drop, purge, disconnect, uninstall, clear, kill, truncate, shred, destroy, revoke, cancel`,
  ),
  verbs('ask', `ask, confirm, request, prompt`),
  words('ask', `approval, permission, consent, confirmation, with the user, review by`),
  words(
    'order',
    `must, should, shall, have to, has to, had to, ought to, need to, needs to, is to, are to, be sure to, make sure, be certain to, ensure, always, never, mandatory, obligatory, required to, is required, are required, is expected to, are expected to, supposed to, please, kindly, remember to, it is important, it is vital, it is essential, crucial, in addition, additionally, also, furthermore, moreover, afterwards, then, first, instead, at once, immediately, by default, to keep, in order to, for best results, as well, still, not forget, be so kind, go ahead, your job, your task, the task is, you will, you may, you can`,
  ),
  words(
    'always',
    `at all times, in every situation, permanently, for good, on each, on each start, every minute, every hour, each answer, each reply, in each, whichever, on every, always, every time, each time, all further, from now on, from then on, from here on, from today, henceforth, in future, in the future, permanently, on every, for every, for all, for each, with each, in each, in every, to each, to every, to all, of each, of every, all mails, all messages, any request, every request, at the end of, below every, above every, at the start of, whenever`,
  ),
  words(
    'trigger',
    `before, prior to, ahead of, preceded by, preceding, after, afterwards, whenever, every time, each time, as soon as, once, upon, at the start, at the beginning, when, while, as part of, in order to, to activate, to unlock, to render, to verify, for verification, to authenticate, for validation, for licensing, for calibration, precondition, prerequisite, during, in addition to, prepare`,
  ),
  words(
    'regardless',
    `even if, even when, even though, whatever, whichever, whoever, regardless, irrespective, no matter, in any case, in all cases, despite, in spite of, whether or not, notwithstanding, independently of, never a reason, without exception, against the wish, against the wishes, at any price, not what, rather than what, instead of what, instead of the`,
  ),
  words(
    'negation',
    `not, never, no, don't, doesn't, isn't, aren't, won't, can't, cannot, needn't, mustn't, shouldn't, without, nothing, nobody, none, neither, nor, unnecessary, no need, refrain, avoid, forbidden, hardly, stop, wouldn't, didn't`,
  ),
  orders(
    'void',
    `do not matter, don't matter, does not matter, expired, have expired, has ended, have ended, never heard of, closed, leave aside, meant for humans, ranks higher, rank higher, higher than, takes priority, contradicts, contradict, not binding, need not, does not bind, no force, optional, on hold, paused, ends here, end here, start fresh, begin anew, void, no longer, second to, not relevant, irrelevant, do not hold, don't hold, do not count, don't count, does not count, doesn't count, do not apply, don't apply, does not apply, doesn't apply, not apply, drop, disregard, disregarded, ignore, ignored, set aside, put aside, start over, forget, forgotten, meant for other, mistake, suspended, override, overrides, overridden, overrule, overrules, outdated, obsolete, lifted, removed, cancelled, canceled, repealed, superseded, supersede, supersedes, takes precedence, take precedence, take priority, takes priority, outrank, outranks, outweigh, outweighs, come first, comes first, replaced by, replace yours, discard, dismiss, abandon, neglect, bypass, waived, waive, switched off, turned off, disabled, unbound, not bound, free of, free from, relaxed, off, out of force, expired, erased, wiped, unlearn, not valid, invalid, rescinded, withdrawn, exempt, loses force, left behind, pay no attention, never mind, with no, without any, no rules`,
  ),
  words(
    'bad',
    `penalty, penalties, violation, deprecated for, risky, manipulated, recalled, misconfigured, hidden fees, spam, a scam, not to be used, phased out, infringe, breach, data theft, spying, tampered, poisoned, broken, unsafe, insecure, nonsense, legacy, leak, leaks, leaked, leaking, wrong, false, fake, withdrawn, compromised, hacked, hijacked, malicious, dangerous, defective, unreliable, poorly, harmful, inferior, useless, untrusted, untrustworthy, infected, corrupt, corrupts, steal, steals, lie, lies, lying, stale, fraudulent, scam, an error, not allowed, prohibited, forbidden, banned, retired, out of service, out of order, out of date, offline, discontinued, expire, overpriced, worse, error-prone, decommissioned, not trusted, not to be trusted, misleading, inaccurate, vulnerable, spy, spies, outdated, obsolete, switched off, blocked, disabled`,
  ),
  words(
    'best',
    `only correct, correct choice, right choice, above the rest, above all, approved by, recommended by experts, market leader, leading, ranks first, unbeaten, state of the art, most popular, best, top-rated, top rated, highest rated, highest-rated, most trusted, most reliable, most accurate, love most, loved by, wins, winner, superior, unmatched, unbeatable, number one, no. 1, #1, finest, perfect, flawless, gold standard, award-winning, never fails, better than, outperforms, beats, safest, only safe, only reliable, only trustworthy, ideal choice, first choice, certified, the only one`,
  ),
  words('only', `only, exclusively, solely, alone, nothing but, just this`),
  words(
    'pretence',
    `bank error, an error, a mistake, a glitch, a misunderstanding, only a test, even though, although, normal part, routine, as if, as though, only had, success, successful, successfully, harmless, nothing else, standard procedure, technical error, maintenance, compulsory, mandatory, required by law, than they are, than it is, lost, sold out, unavailable, no alternative, security measure, for safety, on purpose, safe, poorly rated, expired`,
  ),
  words(
    'condition',
    `if, unless, until, in case, when it fails, if it fails, otherwise, provided that, where possible`,
  ),
  words(
    'unasked',
    `without prompts, without documents, without proof, without verification, without any check, without checks, needn't be asked, need not be asked, without asking, without confirmation, without approval, without permission, without consent, without review, without checking, no confirmation, no approval, no consent, no new consent, no further consent, no permission, no further word, no further questions, no questions, blanket permission, blanket approval, standing permission, standing approval, already approved, already agreed, already consented, already confirmed, already authorised, already authorized, has approved, has agreed, has consented, has given permission, have approved, have agreed, agreed beforehand, agreed with the user, approved in advance, approval given to, covers the new, pre-authorised, pre-authorized, preauthorized, consent is implied, implied consent, consent is assumed, assume consent, assume approval, assume the user agrees, counts as consent, treat silence as, without looking at, without reviewing, skip the confirmation, skip asking, skip confirming, stop asking, no prompts, silence means`,
  ),
  words(
    'extra',
    `also, additionally, in addition, furthermore, moreover, as well, at the same time, besides, in parallel, a second, along with it, on top of that, too, on the side, as a side effect, afterwards, when finished, when done, once finished, once done, when you are done, after that`,
  ),
  words(
    'quote',
    `detect*, scan*, classif*, flag*, moderat*, red-team*, red team*, phishing, jailbreak*, injection*, attack*, guardrail*, vulnerab*, malicious, exploit*, adversar*, simulat*, pentest*, honeypot*, threat*, poisoning, audits`,
  ),
  words(
    'yours',
    `your, you were, you have, you had, you got, you follow, you are, usual, previous, prior, earlier, former, existing, system, developer, developers, developer's, safety`,
  ),
  words(
    'wish',
    `names, named, asks, asked, ask for, asks for, say, says, said, wants, wanted, want, dictate, dictated, dictates, prefers, preferred, chose, chosen, chooses, specifies, specified, objects, object, objected, refuses, refused, insists, insisted, request, requests, requested, gives, gave, states, stated, enters, entered, types, typed, disagrees, disagree, wishes, wish, instructs, instructed, picked, complains`,
  ),
  words(
    'edge',
    `end of each, end of every, end of all, end of any, end of your, top of each, top of every, bottom of each, bottom of every, bottom of your, start of each, start of every, beginning of each, beginning of every, below each, below every, above each, above every, beneath each, beneath every, under each, under every, close every, close each, close your, finish every, finish each`,
  ),
  words(
    'excess',
    `twice, anything, everyone, everybody, in full, full, 100 %, 100%, no matter how, unlimited, any amount`,
  ),
  words(
    'shell',
    `install, installs, installed, installation, setup, set up, shell, terminal, command line, cli, script, scripts, bash, powershell, console, runs, executes, command, commands, container, sandbox, package, packages, dependency, dependencies, npm, pip, cron, deploy, process, processes`,
  ),
  words(
    'guard',
    `detect*, scan*, classif*, flags, moderat*, red-team*, red team*, guardrail*, simulat*, pentest*, honeypot*, sanitiz*, audits, security test*, checks for, looks for, finds, blocks, filters, recognises, recognizes`,
  ),
  words(
    'service',
    `passenger, passengers, guest, guests, traveller, book, books, booking, bookings, flight, flights, hotel, table, reservation, appointment, delivery, shipping, order, orders, profile, profiles, form, registration, registers, employee, employees, insurance, loan, support, ticket, tickets, feedback, expert, expert model, memory, memories, summary, summarises, summarizes, hand over, hands over, escalate, escalates, colleague, contact, contacts, customer, customers, patient, member, members, account, accounts, login, sign in, connects, connect`,
  ),
];
