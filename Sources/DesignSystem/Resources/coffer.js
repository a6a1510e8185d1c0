// Coffer's only script. Every page works without it; it is progressive enhancement. Its markup contract is in docs/design-system.md.
'use strict';
(() => {
const on = addEventListener, doc = document, root = doc.documentElement, body = doc.body, store = sessionStorage;
const $ = (s, e = doc) => e.querySelector(s), $$ = (s, e = doc) => [...e.querySelectorAll(s)], byId = (id, e = doc) => e.getElementById(id),
  clone = id => $('template#' + id)?.content.firstElementChild.cloneNode(true),
  parse = html => new DOMParser().parseFromString(html, 'text/html'),
  isAuth = url => new URL(url, location).pathname.startsWith('/auth/'),
  isBox = e => /radio|checkbox/.test(e.type);
let shown = location.href, sheet, current;

// Updates the live element to match the new one and reuses its nodes, to preserve focus, scroll position and open details.
const morph = (a, b) => {
  if (a.isEqualNode(b)) return;
  if (a.nodeName !== b.nodeName || a.id !== b.id) return a.replaceWith(b);
  if (a.nodeType !== 1) return a.nodeValue = b.nodeValue;
  const grown = 'grown' in a.dataset, next = [...b.childNodes], ids = new Set(next.map(n => n.id));
  for (const { name } of [...a.attributes]) b.hasAttribute(name) || /^(open|data-(grown|end))$/.test(name) || a.removeAttribute(name);
  for (const { name, value } of b.attributes) a.getAttribute(name) === value || a.setAttribute(name, value);
  if (!grown) for (const c of [...a.children]) c.id && !ids.has(c.id) && c.remove();
  const old = new Map([...a.children].map(c => [c.id, c]));
  let at = a.firstChild;
  for (const n of next) {
    if (grown && n.dataset?.more != null) continue;
    const same = n.id ? old.get(n.id) : at && !at.id && at.nodeName === n.nodeName && at;
    if (same && same === at) at = at.nextSibling; else a.insertBefore(same || n, at);
    if (same) morph(same, n);
  }
  while (at && !grown) { const gone = at; at = at.nextSibling; gone.remove(); }
};

// Responses
const load = async (url, init, retry = () => visit(url), place) => {
  current?.abort();
  const { signal } = current = new AbortController();
  try {
    const answer = await fetch(url, { ...init, signal });
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return location = answer.url;
    // The session has expired; after signing out, the redirect has no return path.
    if (isAuth(answer.url) > isAuth(shown) && (!init || /next=|expired/.test(answer.url))) return expire();
    const page = parse(await answer.text());
    // An error response is a page of one sentence without the form: show the sentence and keep the input for another attempt.
    if (init && answer.status > 399 && $('.empty h1', page)) throw { said: $('main p', page)?.textContent };
    online(true);
    return { url: answer.url, bad: answer.status >= 400, isUnsaved: init && !answer.redirected, page };
  } catch (error) {
    const note = error.name !== 'AbortError' && clone('failed');
    if (note && error.said) $('span', note).textContent = error.said;
    toast(note, retry, place);
  }
};
const show = ({ url, page }, { push = true, fresh = true, y = 0, sent } = {}) => {
  const main = $('#main'), next = $('#main', page);
  keepTyped(main, sent);
  if (!next || isAuth(url) !== isAuth(shown)) {
    // Input from before signing out is not stored when this page unloads.
    if (isAuth(url)) { store.clear(); shown = url; }
    return location = url;
  }
  if (push && url !== location.href) leave({}, url);
  // Not the browser's current URL: it may still be navigating back from a sheet.
  shown = url;
  doc.title = page.title;
  const { lang, dataset: { theme } } = page.documentElement;
  root.lang = lang;
  if (theme) root.dataset.theme = theme; else delete root.dataset.theme;
  for (const name of ['state', 'sessionExpires']) body.dataset[name] = page.body.dataset[name] ?? '';
  for (const id of ['side-bar', 'tab-bar', 'toasts', 'page']) {
    const a = byId(id), b = byId(id, page);
    // A notice is in one response only: a refresh does not remove it while it is shown.
    if (!a) b && body.append(b); else if (b && (fresh || b.firstChild || id !== 'toasts')) morph(a, b);
  }
  if (fresh) {
    main.replaceWith(next);
    next.tabIndex = -1;
    ($('[autofocus]', next) || next).focus({ preventScroll: true });
    scrollTo(0, y);
  } else {
    morph(main, next);
    if (doc.activeElement === body) $('[autofocus]', main)?.focus();
  }
  ready();
  answered();
  live();
};
const leave = (state, url) => {
  history.replaceState({ ...history.state, y: scrollY }, '');
  history.pushState(state, '', url);
};
const visit = async (url, { push = true, fresh = true, y = 0, layout, sent, draft } = {}) => {
  const main = $('#main'), kept = [...main.childNodes], from = key(shown), typed = keepTyped(main, sent);
  let waiting;
  const late = setTimeout(() => {
    waiting = fresh && clone('skeleton-' + (layout || 'list'));
    if (waiting) { main.replaceChildren(waiting); scrollTo(0, 0); }
  }, 150);
  const answer = await load(url);
  clearTimeout(late);
  if (answer) {
    show(answer, { push, fresh, y, sent });
    if (key(answer.url) !== from) draft ||= typed;
    draft?.();
  } else if (waiting?.isConnected) main.replaceChildren(...kept);
};
// Not while a form is being submitted: its response shows the page, and a reload would lose that response.
const refresh = () => $('[data-busy]') || visit(shown, { push: false, fresh: false });
// By a key or by pulling never on a form, nor where something is typed.
const mayRefresh = () => !$('.page-reading form.form', byId('main')) && !fields(byId('main')).some(isTyped);

// Dialogs: closed by Escape, by a click outside and by [data-close]; the browser traps and restores the focus.
const open = dialog => {
  dialog.addEventListener('close', () => {
    dialog.remove();
    // What opened it may be gone.
    if (doc.activeElement === body) byId('main').focus({ preventScroll: true });
  });
  body.append(dialog);
  dialog.showModal();
  return dialog;
};
// A dialog that came with its page. It is left as by its plain button: a link leads to its page; in a form the fields stay.
const stand = dialog => {
  dialog.open = false;
  dialog.showModal();
  dialog.onclose = () => {
    const link = $('a.button-plain', dialog), form = dialog.closest('form');
    if (link || !form) return link?.click();
    form.elements['asks-passphrase'].value = '';
    dialog.remove();
    ($('.form-foot button', form) || $('.button', form))?.focus();
  };
};
// While typing, the content is updated in place, so that the field keeps the focus.
const fillSheet = ({ url, page }, isTyping) => {
  const form = byId('page', page), title = $('h1', page), old = $('.sheet-body', sheet), next = old.cloneNode();
  sheet.dataset.url = url;
  // A reload shows the sheet's content as a page.
  history.replaceState(history.state, '', url);
  next.append(...$('#main', page).childNodes);
  if (form) {
    $$('[form=page]', next).forEach(e => e.setAttribute('form', form.id = 'sheet-form'));
    if (form.id !== 'page') next.append(form);
  }
  if (isTyping) morph(old, next); else old.replaceWith(next);
  sheet.ariaLabel = title?.textContent || '';
  ready();
  answered();
  if (isTyping && sheet.contains(doc.activeElement)) return;
  ($('[autofocus]', sheet) || $$(':is(input:not([type=hidden]),select,textarea)', sheet).find(e => e.getClientRects()[0]) || $('a.row-title', sheet))?.focus();
};
const openSheet = async url => {
  // Adding leads back to the page below.
  const { add } = byId('side-bar')?.dataset || {}, isAdd = !url.includes('?') && add?.startsWith(new URL(url, location).pathname + '?');
  const answer = await load(isAdd ? add : url), next = clone('sheet');
  if (!answer) return;
  const draft = sheet && keepTyped(sheet);
  if (!next || answer.bad || isAuth(answer.url)) return show(answer);
  if (!sheet) {
    leave({ sheet: true }, answer.url);
    sheet = open(next);
    // The input is kept unless it was submitted. Where a link was followed, the next page says so.
    sheet.onclose = () => {
      if (!sheet.returnValue) keepTyped(sheet)?.();
      sheet = null;
      if (history.state?.sheet) history.back();
    };
  }
  fillSheet(answer);
  draft?.();
};
// Another query of the page that the sheet shows: its search, its other forms of queries, its own links.
const refill = async (url, isTyping, sent) => {
  const answer = await load(url, undefined, () => sheet && refill(url, isTyping, sent)), from = sheet && key(sheet.dataset.url);
  if (!answer || !sheet) return;
  const draft = keepTyped(sheet, sent);
  fillSheet(answer, isTyping);
  if (key(answer.url) !== from) draft?.();
};
// Closes the sheet. A link to the page below goes one step back in history; any other link replaces the sheet.
const closeSheet = url => {
  if (url !== shown) history.replaceState({}, '', url);
  sheet.close(1);
};

// Forms
const submit = async (form, button, extra) => {
  const inSheet = sheet?.contains(button || form), data = new FormData(form, button), { dataset } = form;
  const url = new URL(form.getAttribute('action') || (inSheet ? sheet.dataset.url : shown), location);
  if (extra) { data.delete('_action'); data.set(...extra); }
  if (form.method === 'get') {
    url.search = new URLSearchParams([...data].filter(([, value]) => value));
    return inSheet ? refill(url.href, 1, form) : visit(url.href, { fresh: false, sent: form });
  }
  if (dataset.busy) return;
  dataset.busy = 1;
  const typed = fields(inSheet ? sheet : byId('main')).filter(e => e.form === form && isTyped(e)).map(e => [e.name, e.value]);
  const late = setTimeout(() => button && (button.ariaBusy = true), 150);
  const answer = await load(url, { method: 'POST', body: form.enctype.startsWith('multi') ? data : new URLSearchParams(data) },
    () => form.isConnected && submit(form, button, extra), form.closest('.form, dialog'));
  clearTimeout(late);
  delete dataset.busy;
  if (button) button.ariaBusy = null;
  if (!answer) return;
  const back = answer.url === shown, main = $('#main', answer.page), path = url => new URL(url, location).pathname, isUndo = button?.value === 'undo-notice';
  if (inSheet && sheet) keepTyped(sheet, form);
  // A form that is shown again, with an error or for another entry, stays in its sheet.
  if (inSheet && sheet && main && (answer.bad || path(answer.url) === path(sheet.dataset.url))) {
    main.prepend(...$$('#toasts > *', answer.page));
    fillSheet(answer);
  }
  else {
    if (inSheet && sheet) closeSheet(answer.url);
    // An undone page is not gone back to.
    if (isUndo && !inSheet) history.replaceState({}, '', answer.url);
    show(answer, { push: !inSheet, y: back || answer.bad ? scrollY : 0, sent: form });
  }
  // What was refused, or computed with, is still only typed.
  if (answer.isUnsaved) fields(sheet || byId('main')).forEach(e => {
    if (typed.some(([name, value]) => e.name === name && e.value === value)) e.dataset.typed = '';
  });
  if (answer.bad) $('[aria-invalid=true], [role=alert] a, [role=alert]', sheet || doc)?.focus();
};
const ask = button => {
  const dialog = open(clone('confirm')), yes = $('[data-yes]', dialog);
  $('[data-text]', dialog).textContent = button.dataset.confirm;
  yes.textContent = button.ariaLabel || button.textContent;
  yes.classList.add(button.matches('.button-danger') ? 'button-solid-danger' : 'button-primary');
  if (button.dataset.dismiss) $('[data-close]', dialog).textContent = button.dataset.dismiss;
  yes.onclick = () => { dialog.close(); submit(button.form, button, ['_confirmed', button.value]); };
};

// Passkeys: [data-passkey] holds what the browser is asked for, a hidden field, a button, and sentences for what it may answer. The form is
// submitted with the answer, binary values in base64url.
const bytesOf = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt()),
  textOf = data => data && btoa(String.fromCharCode(...new Uint8Array(data))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
const usePasskey = async (box, button) => {
  const { passkey, options } = box.dataset, said = $('[data-failed]', box).dataset, note = $('[role=alert]', box);
  const publicKey = JSON.parse(options), { user, allowCredentials, excludeCredentials } = publicKey;
  for (const [e, name] of [[publicKey, 'challenge'], [user, 'id'], ...[...allowCredentials || [], ...excludeCredentials || []].map(e => [e, 'id'])])
    if (e) e[name] = bytesOf(e[name]);
  note.hidden = button.disabled = true;
  let answer;
  try {
    answer = await navigator.credentials[passkey]({ publicKey });
  } catch ({ name }) {
    note.textContent = name === 'InvalidStateError' ? said.known : /NotAllowed|Abort/.test(name) ? said.cancelled : said.failed;
    note.hidden = false;
  }
  button.disabled = false;
  if (!answer) return;
  const { rawId, response } = answer, parts = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'];
  $('input', box).value = JSON.stringify(Object.fromEntries([['id', textOf(rawId)], ...parts.map(name => [name, textOf(response[name])])]));
  submit(button.form, button);
};

// Search: while typing, the results of the text are shown as the page's query. A search whose result is opened is remembered.
const find = async ({ form, value }) => {
  const url = new URL(form.getAttribute('action'), location), inSheet = sheet?.contains(form);
  url.search = value && new URLSearchParams({ q: value });
  return inSheet ? refill(url.href, 1) : visit(url.href, { fresh: false });
};
const remember = link => {
  const form = link.closest('[data-results]') && $('[data-auto=q] form', link.closest('main,.sheet-body'));
  if ($('input[type=search]', form || body)?.value && form) fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, $('button', form))), keepalive: true, redirect: 'manual' });
};
let early = null;
const palette = () => {
  const field = $('[data-auto=q] input[type=search]', sheet || byId('main'));
  if (field || sheet) return field?.focus();
  // What is typed before the dialog is there is put into its field.
  early = '';
  openSheet('/search').then(() => {
    const field = sheet && $('[data-auto=q] input[type=search]', sheet), typed = early;
    early = null;
    if (field && typed) { field.value = typed; find(field); }
  });
};

// Live updates: one stream while the page is visible. A patch is the region's id, a line feed, and the region's new content.
let stream, again, delay = 1e3;
const hush = () => { clearTimeout(again); stream?.close(); stream = null; };
const live = () => {
  hush();
  const { dataset } = body, { pathname, search } = new URL(shown);
  if (!dataset.state || doc.hidden) return;
  const source = stream = new EventSource((dataset.livePath || '/live') + '?' + new URLSearchParams({ path: pathname + search, state: dataset.state }));
  source.onopen = () => { delay = 1e3; online(true); };
  source.addEventListener('patch', ({ data, lastEventId }) => {
    const end = data.indexOf('\n'), region = byId(data.slice(0, end)), next = region?.cloneNode();
    if (lastEventId) dataset.state = lastEventId;
    if (next) { next.innerHTML = data.slice(end + 1); morph(region, next); ready(); }
  });
  source.addEventListener('reload', refresh);
  source.onerror = () => {
    hush();
    online(navigator.onLine);
    again = setTimeout(live, delay * (.75 + Math.random() / 2));
    delay = Math.min(delay * 2, 3e4);
  };
};
const unsay = () => $('[data-retry]')?.parentNode.remove();
const online = is => {
  const note = $('.offline-note');
  if (is) { note?.remove(); unsay(); } else if (!note) body.append(clone('offline') || '');
};

// Toasts disappear after ten seconds, or later while they have hover or focus.
const timed = new WeakSet();
const time = node => {
  if (timed.has(node)) return;
  timed.add(node);
  // Scroll the last control of the page out from under the toast.
  const { top, bottom } = node.getBoundingClientRect(), end = $$('main :is(a,button,input,select,textarea)').at(-1)?.getBoundingClientRect();
  if (end?.bottom > top && end.top < bottom) scrollBy(0, end.bottom - top + 12);
  // On touch screens :hover remains after a tap.
  const check = () => node.matches((navigator.maxTouchPoints ? '' : ':hover,') + ':focus-within') ? setTimeout(check, 2e3) : node.remove();
  setTimeout(check, (node.dataset.seconds || 10) * 1e3);
};
// A form shows its own submission error, where it does not cover the buttons, until it is submitted again.
const toast = (node, retry, place) => {
  if (!node) return;
  unsay();
  (place || byId('toasts'))?.append(node);
  $('button', node).onclick = () => { node.remove(); retry(); };
  if (place) node.scrollIntoView({ block: 'nearest' }); else time(node);
};

// The session may have expired this many seconds after the last response, and has a minute later. All tabs are told of each response, except those of live updates.
let deadline, warning;
const tabs = new BroadcastChannel('coffer');
const arm = () => { const s = +body.dataset.sessionExpires; deadline = s && Date.now() + s * 1e3; warning?.close(); warning = null; };
const answered = () => { arm(); tabs.postMessage(0); };
tabs.onmessage = arm;
setInterval(() => {
  const left = deadline - Date.now();
  if (!deadline || left > 12e4) return;
  if (left <= -62e3) { deadline = 0; return expire(); }
  if (warning) return;
  warning = open(clone('session'));
  $('[data-stay]', warning).onclick = () => fetch('/auth/stay', { method: 'POST', body: new URLSearchParams({ _token: body.dataset.token }) })
    .then(answer => { if (answer.ok) answered(); }, () => online(false));
}, 1e3);

// Typed input that is not sent is kept in the tab by the address of its page, and restored where that is shown again.
const key = url => {
  const { pathname, searchParams } = new URL(url, location);
  searchParams.delete('back');
  // A page below a question has the draft of the page without it.
  searchParams.delete('step');
  return 't:' + pathname + '?' + searchParams;
};
const addressOf = root => root === sheet ? sheet.dataset.url : shown;
const fields = root => $$('[name]', root).filter(e => !/hidden|password|file|submit|search/.test(e.type) && !/one-time-code|-password/.test(e.autocomplete) && !e.closest('[data-auto],.popover'));
const isTyped = e => 'typed' in e.dataset || (isBox(e) ? e.checked !== e.defaultChecked
  : e.value !== (e.options ? ([...e.options].find(o => o.defaultSelected) || e.options[0])?.value : e.defaultValue));
// The fields of rows have one name; those of a group of boxes one for each value.
const alike = (all, name, value) => all.filter(e => e.name === name && (!isBox(e) || e.value === value));
// Gives what says that a draft is kept; nothing if nothing was typed. The fields of the sent form are no draft.
const keepTyped = (root, sent) => {
  const url = addressOf(root), all = isAuth(shown) ? [] : fields(root), kept = all.filter(e => (!sent || e.form !== sent) && isTyped(e));
  if (sent || all[0]) delete store[key(url)];
  if (!kept[0]) return;
  store[key(url)] = JSON.stringify(kept.map(e => [e.name, e.value, e.checked, alike(all, e.name, e.value).indexOf(e)]));
  const isSheet = root === sheet, title = isSheet ? sheet.ariaLabel : $('h1', root)?.textContent;
  return () => {
    const note = clone('kept'), text = note && $('span', note);
    if (text) text.textContent = text.textContent.replace('…', title || doc.title);
    toast(note, () => isSheet ? openSheet(url) : visit(url));
  };
};
const keepAll = () => { keepTyped(byId('main')); sheet && keepTyped(sheet); };
const expire = () => {
  keepAll();
  location = '/auth/session-expired?next=' + encodeURIComponent(location.pathname + location.search);
};
const giveBack = root => {
  const of = key(addressOf(root)), all = fields(root);
  if (!all[0]) return;
  for (const [name, value, checked, index] of JSON.parse(store[of] || '[]')) {
    const e = alike(all, name, value)[index];
    if (!e) continue;
    if (isBox(e)) e.checked = checked; else if (e.value !== value) e.value = value;
  }
  delete store[of];
};
// The currency beside an amount is that of the first of its fields that has one.
const follow = () => $$('[data-currency-of]').forEach(e => {
  const { currencyOf, currencyElse } = e.dataset, form = e.closest('form'), seen = $('[type=hidden]', e.parentNode);
  e.textContent = currencyOf.split(' ').flatMap(name => $$('[name="' + name + '"],[name$=".' + name + '"]', form))
    .map(e => e.selectedOptions?.[0]?.dataset.currency || /^[a-z]{3}$/i.exec(e.value)?.[0].toUpperCase()).find(code => code) || currencyElse;
  if (seen) seen.value = e.textContent;
});

// Lists load more when their end becomes visible. New elements have an id; nested containers have data-list.
const merge = (a, b) => {
  a.dataset.grown = '';
  for (const c of [...b.children]) {
    const same = byId(c.id);
    if (!same) a.append(c); else if (same.dataset.list != null) merge(same, c);
  }
};
const seen = new IntersectionObserver(all => all.forEach(async ({ isIntersecting, target }) => {
  if (!isIntersecting) return;
  seen.unobserve(target);
  const list = target.closest('[data-list]'), answer = await fetch(target.href).catch(() => 0);
  const more = answer.ok && byId(list.id, parse(await answer.text()));
  if (more) { target.remove(); merge(list, more); ready(); answered(); }
}), { rootMargin: '600px' });
// A title that takes longer than its page is replaced once it is there, if the page is still shown.
const complete = e => {
  const { later } = e.dataset, { id } = $('[data-list]', e.closest('section'));
  delete e.dataset.later;
  setTimeout(async () => {
    const answer = e.isConnected && await fetch(later).catch(() => 0), list = answer.ok && byId(id, parse(await answer.text()));
    if (list && e.isConnected) morph(e, $('.section-head a', list.parentNode));
  }, 400);
};
// Notifications on this device. The server knows a browser's endpoint by its hash, and the browser the server by its key.
const hex = bytes => [...new Uint8Array(bytes)].map(e => (e + 256).toString(16).slice(1)).join('');
const device = async () => {
  const worker = window.PushManager && await navigator.serviceWorker?.ready, is = await worker?.pushManager.getSubscription();
  return { worker, is, print: is && hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(is.endpoint))) };
};
// Whether the browser is one of the member's devices, for the server's present key.
const isOn = ({ is, print }, { push, devices }) =>
  print && devices.split(' ').includes(print) && hex(is.options.applicationServerKey) === hex(bytesOf(push));
const showDevice = async () => {
  if (!$('[data-device],[data-push]')) return;
  const found = await device(), box = found.worker && $('[data-push]');
  $$('[data-device]').forEach(e => e.hidden = e.dataset.device !== found.print);
  if (!box) return;
  $('[data-push-missing]').hidden = true;
  $('[data-push-on]', box).hidden = !isOn(found, box.dataset);
  box.hidden = false;
};
const turnOn = async (button, box) => {
  const { elements } = button.form, note = $('[data-push-denied]', box);
  note.hidden = true;
  try {
    if (await Notification.requestPermission() !== 'granted') throw 0;
    const found = await device();
    // One of another member, or for another key of the server, gets a new endpoint.
    if (found.is && !isOn(found, box.dataset)) await found.is.unsubscribe();
    const { endpoint, keys } = (await found.worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: box.dataset.push })).toJSON();
    elements.endpoint.value = endpoint;
    elements.key.value = keys.p256dh;
    elements.secret.value = keys.auth;
    submit(button.form, button);
  } catch { note.hidden = false; }
};
const ready = () => {
  // Only once: later choices of the user are kept.
  const zone = $('[data-zone]'), is = $('[value="' + Intl.DateTimeFormat().resolvedOptions().timeZone + '"]', zone || body);
  if (zone && is) {
    is.selected = is.defaultSelected = true;
    $$('[data-zone-said]').forEach(e => e.textContent = is.textContent);
  }
  zone?.removeAttribute('data-zone');
  $$('[data-keys]').forEach(e => { e.checked = e.defaultChecked = localStorage.keys !== 'off'; e.closest('[hidden]')?.removeAttribute('hidden'); });
  $$('[data-reveal]').forEach(e => e.hidden = false);
  if (window.PublicKeyCredential) $$('[data-passkey]').forEach(e => e.hidden = false);
  $$('[data-more]').forEach(e => seen.observe(e));
  $$('[data-sort] li').forEach(e => { e.draggable = true; });
  $$('[data-later]').forEach(complete);
  showDevice();
  $$('#toasts .toast').forEach(time);
  giveBack(byId('main'));
  sheet && giveBack(sheet);
  follow();
  $$('.open-dialog:not(:modal)').forEach(stand);
};

// User events
const held = e => e.metaKey || e.ctrlKey || e.altKey;
// Popovers: a press outside, Escape, a choice and leaving by the Tab key close them. The focus is not lost with them.
const fold = (isDone, back) => $$('details:is(.popover,.menu)[open]').forEach(e => {
  if (!isDone(e)) return;
  const isLost = e.contains(doc.activeElement) || doc.activeElement.matches('body,main,dialog');
  e.open = false;
  if (back || isLost) $('summary', e).focus({ preventScroll: true });
});
on('toggle', ({ target }) => {
  const panel = target.open && $('.popover-panel', target);
  if (panel) { panel.removeAttribute('data-end'); panel.toggleAttribute('data-end', panel.getBoundingClientRect().right > innerWidth); }
}, true);
on('focusin', ({ target }) => fold(e => !e.contains(target)));
on('click', event => {
  fold(e => !e.contains(event.target) || event.target.closest('a'));
  const { target } = event, button = target.closest('button'), link = target.closest('a[href]'), { dataset } = button || link || target;
  // Where a range was dragged, no point is opened.
  if (isDragged && target.closest('.point')) { isDragged = 0; return event.preventDefault(); }
  if (dataset.close != null || target.nodeName === 'DIALOG') return target.closest('dialog').close();
  const box = button?.closest('[data-passkey],[data-push]');
  if (box) { event.preventDefault(); return box.dataset.push ? turnOn(button, box) : usePasskey(box, button); }
  if (button?.matches('.open-dialog .button-plain')) { event.preventDefault(); return button.closest('dialog').close(); }
  if (button && dataset.confirm && $('template#confirm')) { event.preventDefault(); return ask(button); }
  if (dataset.reveal) {
    const field = $('input', button.parentNode), word = button.textContent;
    field.type = field.type === 'password' ? 'text' : 'password';
    button.textContent = dataset.reveal;
    dataset.reveal = word;
  }
  if (dataset.print != null) print();
  if (dataset.copy != null) {
    navigator.clipboard.writeText(dataset.copy);
    dataset.share && navigator.share?.({ text: dataset.copy });
    button.textContent = dataset.copied;
  }
  if (!link || event.button || held(event) || event.shiftKey || link.target || link.download) return;
  const { href, origin, pathname, hash } = link;
  if (origin !== location.origin || /^\/(api|assets|auth\/provider|calendar|files)\//.test(pathname) || hash && pathname === location.pathname) return;
  event.preventDefault();
  remember(link);
  if ('sheet' in dataset) return openSheet(href);
  // A chip, a last search or what a search found on the same page stays in the sheet.
  if (sheet && href !== shown && pathname === new URL(sheet.dataset.url).pathname) return refill(href);
  const { beside, keep, skeleton } = dataset, wide = beside && matchMedia('(min-width:1200px)').matches;
  if (!sheet) return visit(wide ? beside : href, { fresh: !wide && keep == null, layout: skeleton });
  const draft = keepTyped(sheet);
  closeSheet(href);
  if (href !== shown) visit(href, { push: false, draft }); else draft?.();
});
on('submit', event => {
  const { target, submitter } = event;
  event.preventDefault();
  fold(e => e.contains(target) || target.contains(e));
  submit(target, submitter);
});
let soon;
on('input', ({ target }) => {
  follow();
  const { form } = target, at = target.closest('[data-sums]');
  if (!at && !target.closest('[data-auto]')) return;
  clearTimeout(soon);
  soon = setTimeout(async () => {
    if (target.closest('[data-auto=q]')) return find(target);
    if (!at) return submit(form);
    // The server computes with the current input; only the result is taken from its response.
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, $('[value=sum]', form))) }).catch(() => 0);
    const next = answer.ok && byId('sum', parse(await answer.text()));
    if (next) byId('sum')?.replaceChildren(...next.childNodes);
  }, 250);
});
on('change', ({ target }) => {
  // A choice for a row is one for those below it, unless they were chosen for.
  const { same } = target.closest('[data-same]')?.dataset || {}, own = target.closest('[data-like]');
  if (own) own.dataset.own = '';
  if (same) $$('[data-like]', target.form).forEach(e => { if (e.dataset.like === same && e.dataset.own == null && $('select', e)) $('select', e).value = target.value; });
  if (target.closest('[data-theme-switch]')) root.dataset.theme = target.value;
  if (target.closest('[data-drop=submit]')) target.form.requestSubmit();
  if (target.matches('[data-keys]')) localStorage.keys = target.checked ? '' : 'off';
});
for (const type of ['dragover', 'dragleave', 'drop']) on(type, event => {
  const zone = event.target.closest?.('[data-drop]'), input = zone && $('[type=file]', zone);
  if (!input) return;
  event.preventDefault();
  zone.toggleAttribute('data-over', type === 'dragover');
  if (type === 'drop') { input.files = event.dataTransfer.files; input.dispatchEvent(new Event('change', { bubbles: true })); }
});
// A row of a list that can be sorted is dragged to its place: its index goes into the field that the list names, and the row's button is pressed.
let moved, was;
const rowAt = ({ target }) => target.closest?.('[data-sort] li'), place = () => [...moved.parentNode.children].indexOf(moved);
on('dragstart', event => { moved = rowAt(event); was = moved && place(); });
on('dragover', event => {
  const row = moved && rowAt(event);
  if (row?.parentNode !== moved?.parentNode || !row) return;
  event.preventDefault();
  const { top, height } = row.getBoundingClientRect();
  if (row !== moved) row[event.clientY < top + height / 2 ? 'before' : 'after'](moved);
});
on('dragend', ({ dataTransfer }) => {
  const rows = moved?.parentNode, button = moved && $('button[value$=place]', moved);
  if (button && dataTransfer.dropEffect === 'none') moved.remove(), rows.insertBefore(moved, rows.children[was]);
  else if (button && place() !== was) {
    $('[name=' + moved.closest('[data-sort]').dataset.sort + ']').value = place();
    submit(button.form, button);
  }
  moved = null;
});
// Charts: along the points with a mouse, a finger or the arrow keys; from where it is pressed, or with Shift, the difference is said.
let anchor, isPressed, isDragged;
const measure = (a, b) => {
  const chart = a.closest('.chart'), { currency, decimals, locale } = chart.dataset, points = $$('.point', chart), out = $('.chart-range', chart);
  const [low, high] = [points.indexOf(a), points.indexOf(b)].sort((a, b) => a - b), name = i => points[i].ariaLabel.split(' · ')[0];
  points.forEach((e, i) => e.classList.toggle('in-range', low < high && i >= low && i <= high));
  out.textContent = low === high ? '' : new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: decimals, signDisplay: 'exceptZero' })
    .format((points[high].dataset.value - points[low].dataset.value) / 10 ** decimals) + ' · ' + name(low) + ' – ' + name(high);
};
on('pointerdown', ({ target }) => {
  const old = $('.in-range');
  if (old) measure(old, old);
  isDragged = 0;
  isPressed = anchor = target.closest('.point');
});
on('pointermove', ({ buttons, clientX }) => {
  const at = buttons && isPressed && $$('.point', anchor.parentNode).find(e => {
    const { left, right } = $('rect', e).getBoundingClientRect();
    return clientX >= left && clientX < right;
  });
  if (!at || at === doc.activeElement) return;
  isDragged ||= at !== anchor;
  at.focus({ preventScroll: true });
  measure(anchor, at);
});
for (const type of ['pointerup', 'pointercancel']) on(type, () => isPressed = 0);
on('dragstart', event => isPressed && event.preventDefault());
let asked;
on('keydown', event => {
  const { key, target } = event, step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step && !held(event) && target.matches('.point')) {
    const points = $$('.point', target.parentNode), next = points[points.indexOf(target) + step] || target;
    event.preventDefault();
    next.focus();
    if (!event.shiftKey) return measure(anchor = next, next);
    return measure(anchor ||= target, next);
  }
  if (key === 'Escape' && $('.popover[open],.menu[open]')) { event.preventDefault(); return fold(() => 1, 1); }
  // Signed out there is nothing to search.
  const bar = byId('side-bar'), go = asked;
  asked = 0;
  if (!bar || event.isComposing) return;
  if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
    event.preventDefault();
    return palette();
  }
  if (held(event)) return;
  if (early != null && key.length === 1) { event.preventDefault(); return early += key; }
  const area = target.closest('.sheet-body,main'), results = area && $('[data-results]', area), isField = target.closest('[data-auto=q]');
  const move = { ArrowDown: 1, ArrowUp: -1 }[key], titles = e => $$('a.row-title', e).filter(e => e.getClientRects()[0]);
  if (move && results && (isField || results.contains(target))) {
    const links = titles(results), at = links.indexOf(target) + move;
    event.preventDefault();
    return (at < 0 ? $('[type=search]', area) : links[Math.min(at, links.length - 1)])?.focus();
  }
  // A browser would first empty the field.
  if (key === 'Escape' && isField && sheet?.contains(target)) { event.preventDefault(); return sheet.close(); }
  if (key === 'Enter' && isField && sheet?.contains(target) && target.value) {
    event.preventDefault();
    clearTimeout(soon);
    return find(target).then(() => sheet && titles($('[data-results]', sheet) || sheet)[0]?.click());
  }
  // Shortcuts of a single key: not while typing, not over a dialog, and not if the member switched them off.
  if (localStorage.keys === 'off' || $('dialog[open]') || target.matches('input:not([type=radio],[type=checkbox]),textarea,select')) return;
  const { add, help } = bar.dataset, link = go && $('[data-key="' + CSS.escape(key) + '"]', bar);
  const by = { j: 1, k: -1 }[key], links = by ? titles(byId('main')) : [];
  if (key === '/') { event.preventDefault(); ($('input[type=search]', byId('main')) || { focus: palette }).focus(); }
  else if (key === 'g' && !go) { asked = 1; setTimeout(() => asked = 0, 1500); }
  else if (link) { event.preventDefault(); link.click(); }
  else if (key === 'n' && add && !go) { event.preventDefault(); openSheet(add); }
  else if (key === '?' && help) { event.preventDefault(); openSheet(help); }
  else if (key === 'r' && !go && mayRefresh()) refresh();
  else if (links[0]) links[Math.min(Math.max(links.indexOf(doc.activeElement) + by, 0), links.length - 1)].focus();
});
let from, pull, hold, wasHeld;
on('touchstart', ({ touches, target }) => {
  from = scrollY > 0 || $('dialog[open]') || touches[1] || !mayRefresh() ? 1e6 : touches[0].clientY;
  const url = target.closest('[data-hold]')?.dataset.hold;
  wasHeld = 0;
  hold = url && setTimeout(() => { wasHeld = 1; visit(url, { fresh: false }); }, 500);
});
on('touchmove', ({ touches }) => {
  clearTimeout(hold);
  const far = touches[0].clientY - from;
  if (far > 24 && !pull && (pull = clone('pull'))) body.append(pull);
  pull?.toggleAttribute('data-ready', far > 88);
});
on('touchend', event => {
  clearTimeout(hold);
  // The press that begins a selection follows no link.
  if (wasHeld) event.preventDefault();
  if (pull?.matches('[data-ready]')) refresh();
  pull?.remove();
  pull = null;
});
on('popstate', ({ state }) => {
  sheet?.close();
  if (location.href !== shown) visit(location.href, { push: false, y: state?.y });
});
on('visibilitychange', () => { if (doc.hidden) hush(); else if (body.dataset.state) refresh(); });
on('offline', () => online(false));
on('online', () => { online(true); live(); });
on('pagehide', keepAll);
history.scrollRestoration = 'manual';
navigator.serviceWorker?.register('/sw.js').catch(() => {});
ready();
answered();
live();
})();
